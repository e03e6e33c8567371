import { edit, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const file = 'layout.json'
const about = 'pages/about.mdx'
const title = '"title": { "id": "Belajar menenun", "en": "Learn to weave" },'
const blocks = '  "blocks": ['
const longText = (letters: number) => 'Menenun '.repeat(100).slice(0, letters - 1) + '.'

/** Titles and descriptions, as search engines show them. */
export const cases: Case[] = [
  {
    name: 'a page without a title is told at its route',
    files: {
      [home]: edit([`  ${title}\n`, '']),
      [file]: edit(['"path": "/", ', '①"path": "/", ']),
    },
    expected: ['missing-title Neither / nor its page "home" has a title.'],
  },
  {
    name: 'a title that is cut in search results is told with the name of the site in it',
    files: {
      [home]: edit([
        '"id": "Belajar menenun"',
        `①"id": "${'Belajar menenun kain '.repeat(2)}dari awal"`,
      ]),
    },
    expected: ['title-length'],
  },
  {
    name: 'a title of two letters says nothing',
    files: { [home]: edit(['"en": "Learn to weave"', '①"en": "Hi"']) },
    expected: ['title-length "Hi" is too short, at least 3.'],
  },
  {
    name: 'two pages of one title cannot be told apart',
    files: { [about]: edit(['  en: About us', '  ①en: Learn to weave']) },
    expected: ['duplicate-title "Learn to weave" stands on / and on /About.'],
  },
  {
    name: 'a description that is cut is told in its language',
    files: {
      [home]: edit([
        blocks,
        `  "seo": { "description": { ①"id": "${longText(161)}", "en": "${longText(120)}" } },\n${blocks}`,
      ]),
    },
    expected: ['description-length'],
  },
  {
    name: 'a description of a few words is told, on a page and on the site',
    files: {
      [home]: edit([
        blocks,
        `  "seo": { "description": { "id": "${longText(60)}", ①"en": "Weaving." } },\n${blocks}`,
      ]),
      [file]: edit([
        '"id": "Kursus tenun untuk pemula, dari benang pertama sampai kain jadi."',
        '②"id": "Kursus tenun."',
      ]),
    },
    expected: [
      'description-length "Weaving." is 8 characters long, at least 50.',
      'description-length',
    ],
  },
  {
    name: 'two pages of one description show the same words in search results',
    files: {
      [home]: edit([
        blocks,
        `  "seo": { "description": { "id": "${longText(90)}", "en": "Who teaches, where our looms stand, and how long they have stood there." } },\n${blocks}`,
      ]),
      [about]: edit(['    en: Who', '    ①en: Who']),
    },
    expected: ['duplicate-description'],
  },
  {
    name: 'a page that neither it nor its site describes is told at its route',
    of: 'child',
    files: {
      [file]: edit(
        [
          ',\n      "meta": { "description": "Cabang kecil dari sanggar tenun yang besar di kota sebelah." }',
          '',
        ],
        ['{ "path": "/Kontak"', '{ ①"path": "/Kontak"'],
      ),
      '../induk/layout.json': edit(
        ['{ "path": "/", "page"', '{ ②"path": "/", "page"'],
        ['"path": "/About"', '③"path": "/About"'],
      ),
    },
    expected: [
      'missing-description Neither /Kontak, its page "contact" nor the site has a description.',
      'missing-description',
      'missing-description',
    ],
  },
]
