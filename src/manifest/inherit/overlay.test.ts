import { expect, test } from 'vitest'
import { optionsFor } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, short, sourceOf, type Files } from '#tests/made-up/layouts.ts'
import { checkLayout } from '../rules/check-layout.ts'
import { parseLayout } from '../read/parse.ts'
import { parseOverlay } from '../read/parse-overlay.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'

const note = (id: string, more: object = {}) => ({
  id,
  type: 'note',
  props: { heading: id },
  ...more,
})
const files: Files = {
  'layout.json': manifestOf('coba', {
    routes: [{ path: '/', page: 'home' }],
    theme: { shape: 'round' },
    shell: { header: [note('atas')] },
  }),
  'pages/home.json': { title: 'Rumah', blocks: [note('a', { lock: ['position'] }), note('b')] },
}
const published = (overlay: unknown) => {
  const own = parseLayout(sourceOf('coba', files), ajvCheckers)
  const text =
    typeof overlay === 'string' ? overlay : JSON.stringify({ overlay: 1, ...(overlay as object) })
  return checkLayout(own, {
    ...optionsFor([own]),
    overlay: parseOverlay('cabang', text, ajvCheckers),
  })
}

test('an overlay of a site is merged over its layout, and the layout is not mutated', () => {
  const { layout, problems } = published({
    theme: { shape: 'square' },
    shell: { patch: [{ op: 'props', at: 'atas', props: { tone: 'bright' } }] },
    pages: {
      home: {
        title: 'Cabang',
        patch: [
          { op: 'insert', where: 'end', node: note('c') },
          { op: 'props', at: 'b', props: { heading: 'Baru' } },
        ],
      },
    },
  })
  expect(problems.map(short)).toEqual([])
  expect(layout?.name).toBe('coba')
  expect(layout?.theme.shape).toBe('square')
  const home = layout?.pages.get('home')
  expect(home?.title).toBe('Cabang')
  expect(home?.nodes.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(home?.nodes[1]?.props.id.value).toMatchObject({ heading: 'Baru' })
  expect(layout?.shell.header[0]?.props.id.value).toMatchObject({ tone: 'bright' })
  const plain = published({})
  expect(plain.layout?.pages.get('home')?.title).toBe('Rumah')
  expect(plain.layout?.revision).not.toBe(layout?.revision)
})

test('a site may not change what its layout locked', () => {
  const { problems } = published({ pages: { home: { patch: [{ op: 'remove', at: 'a' }] } } })
  expect(problems.map(short)).toEqual(['overlays/cabang.json:1:40 locked "a" is locked by "coba".'])
})

test('an invalid overlay is reported, and the layout is served', () => {
  for (const text of ['{', '[]', '{"overlay":2}', '{"overlay":1,"routes":[]}']) {
    const { layout, problems } = published(text)
    expect(problems, text).not.toEqual([])
    expect(layout?.pages.get('home')?.nodes).toHaveLength(2)
  }
})
