import { deserialize, serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { type PackedLayout, packLayout, unpackLayout } from './packed-layout.ts'
import { fromSent, toSent } from './transfer-layout.ts'

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

test('a layout that was packed is the one that was sent', () => {
  const sent = toSent(layoutOf(files), rows)
  const unpacked = unpackLayout(stored(packLayout(sent)))
  expect(toSent(unpacked, rows)).toEqual(sent)
  expect(unpacked.notFound).toBe(unpacked.pages.get('home'))
  expect(unpacked.starter()).toEqual(fromSent(sent).starter())
})

test('the content of a page is read once, when it is asked for', () => {
  const packed = packLayout(toSent(layoutOf(files), rows))
  const [home, ...others] = packed.pages
  const damaged = others.map((page) => ({ ...page, content: new Uint8Array() }))
  const { pages } = unpackLayout({ ...packed, pages: home ? [home, ...damaged] : [] })
  expect(pages.get('home')?.nodes).toBe(pages.get('home')?.nodes)
  expect(pages.get('home')?.nodes).toHaveLength(1)
  expect(() => pages.get('cerita')?.nodes).toThrow()
})
