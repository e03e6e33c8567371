import { expect, test } from 'vitest'
import { compileProse } from './prose.tsx'

test('prose is cut where its blocks stand', async () => {
  const source = '# Tentang\n\nKami **menenun**.\n\n<Node n="0" />\n\n## Lanjut\n\nSelesai.\n'
  const [before, after] = await compileProse({ source })
  expect(before).toContain('<h1 id="tentang">Tentang</h1>')
  expect(after).toContain('<h2 id="lanjut">Lanjut</h2>')
})

test('text that is written like the mark of a block cuts nothing', async () => {
  const written = '`<hr data-node="0"/>` <kbd>hr data-node="0"</kbd>'
  const source = `Awal ${written}.\n\n<Node n="0" />\n\n- Butir\n\n<Node n="1" />\n`
  const prose = await compileProse({ source })
  expect(prose.map((run) => run.trim())).toEqual([
    '<p>Awal <code>&lt;hr data-node=&quot;0&quot;/&gt;</code> <kbd>hr data-node=&quot;0&quot;</kbd>.</p>',
    '<ul>\n<li>Butir</li>\n</ul>',
    '',
  ])
})

test('a text may be one block and nothing else', async () => {
  expect(await compileProse({ source: '<Node n="0" />' })).toEqual(['', ''])
})

test('nothing is taken for front matter: some languages of it would be run', async () => {
  const source = '---js\nglobalThis.ran = true\n---\n\nHalo.\n'
  expect((await compileProse({ source })).join('')).toContain('<p>Halo.</p>')
  expect('ran' in globalThis).toBe(false)
})

test('an import is refused even where the reader was passed by', async () => {
  const source = 'import secret from "/etc/hostname"\n\n{secret}\n'
  await expect(compileProse({ source })).rejects.toThrow(/refused/)
})
