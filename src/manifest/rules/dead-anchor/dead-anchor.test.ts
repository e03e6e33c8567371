import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const note = (id: string) => ({ id, type: 'note', props: { heading: 'A' } })
const linking = (all: string) => ({ id: 'a', type: 'card', props: { title: 'A', all } })
const layout = {
  locales: ['id', 'en'],
  shell: { footer: [note('kaki')] },
  routes: [
    { path: '/', page: 'home' },
    { path: '/About', page: 'about' },
  ],
}
const about = '# Tentang\n\n## Siapa kami, & mengapa?\n\nTeks.\n\n<Note id="kelas" heading="A" />\n'
const found = (all: string) =>
  findings('dead-anchor', {
    ...homeOf(
      [linking(all), { id: 'b', type: 'wide-box', slots: { aside: [note('dalam')] } }],
      {},
      layout,
    ),
    'pages/about.mdx': about,
  })

test('an anchor that the page does not have is reported with a suggestion', () => {
  expect(found('#dalm')).toEqual([
    'pages/home.json:8:9 Page "home" has no "#dalm". Did you mean "dalam"?',
  ])
  expect(found('/About#dalam')).toEqual(['pages/home.json:8:9 Page "about" has no "#dalam".'])
})

test.each([
  '#a',
  '#dalam',
  '#dalam-judul',
  '#kaki',
  '#main',
  '#top',
  '#:~:text=kelas',
  '#',
  '/About#kelas',
  '/en/about#kelas',
  '/About#siapa-kami--mengapa',
  '/Tiada#x',
  'https://a.example/#x',
])('%s exists, or belongs to another rule', (link) => {
  expect(found(link)).toEqual([])
})

test('a link of the shell needs its anchor on some page', () => {
  const shelled = (all: string) =>
    findings('dead-anchor', {
      ...homeOf([note('b')], {}, { ...layout, shell: { header: [linking(all)] } }),
      'pages/about.mdx': about,
    })
  expect(shelled('#b')).toEqual([])
  expect(shelled('#c')).toEqual(['layout.json:31:11 No page has "#c". Did you mean "b"?'])
})
