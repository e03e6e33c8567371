import { deserialize, serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { Starter } from '#schemas/starter.ts'
import type { CompiledNode } from '#src/manifest/compile/compiled.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { type PackedLayout, packLayout, unpackLayout } from './packed-layout.ts'

const files = {
  ...homeOf([{ id: 'a', type: 'note', props: { heading: 'Halo' } }]),
  'layout.json': manifestOf('coba', {
    notFound: 'home',
    routes: [
      { path: '/', page: 'home', title: 'Awal' },
      { path: '/Cerita', page: 'cerita', title: 'Cerita' },
    ],
  }),
  'pages/cerita.mdx': '# Cerita\n\nSatu kalimat.\n\n<Note id="b" heading="Dua" />\n',
}
const rows = { faqs: [{ question: 'Apa?', answer: 'Ini.' }] }

/** What a file gives back of it. */
const stored = (packed: PackedLayout) => deserialize(serialize(packed)) as PackedLayout

test('a layout that was packed is the one that was compiled', () => {
  const { pages, notFound, starter: _, shell, ...layout } = layoutOf(files)
  const packed = packLayout({ pages, notFound, starter: _, shell, ...layout }, rows)
  for (const unpacked of [unpackLayout(stored(packed)), unpackLayout(structuredClone(packed))]) {
    const { pages: unpackedPages, notFound: missing, starter, shell: around, ...others } = unpacked
    expect(others).toEqual(layout)
    expect([...unpackedPages.keys()]).toEqual(['home', 'cerita'])
    for (const [name, page] of unpackedPages) {
      const { nodes = [], ...before } = pages.get(name) ?? {}
      const { nodes: after, ...same } = page
      expect(same).toEqual(before)
      expect(after.map(placed)).toEqual(nodes.map(placed))
    }
    expect(missing).toBe(unpackedPages.get('home'))
    expect(around.header.map(placed)).toEqual(shell.header.map(placed))
    expect(starter()).toEqual(Starter.parse(rows))
  }
})

test('the content of a page is read once, when it is asked for', () => {
  const packed = packLayout(layoutOf(files), rows)
  const [home, ...others] = packed.pages
  const damaged = others.map((page) => ({ ...page, content: new Uint8Array() }))
  const { pages } = unpackLayout({ ...packed, pages: home ? [home, ...damaged] : [] })
  expect(pages.get('home')?.nodes).toBe(pages.get('home')?.nodes)
  expect(pages.get('home')?.nodes).toHaveLength(1)
  expect(() => pages.get('cerita')?.nodes).toThrow()
})

/** A node with its place in the files. */
const placed = ({ place, ...node }: CompiledNode) => ({ ...node, place: place() })
