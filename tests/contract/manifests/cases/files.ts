import { edit, many, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const kib = 1024

const long = (bytes: number) => 'x'.repeat(bytes)

/** Files that are missing, doubled, misplaced, too large or too deep. */
export const cases: Case[] = [
  {
    name: 'a folder without layout.json is told, whatever else it has',
    files: { 'layout.json': undefined },
    expected: ['layouts/coba/layout.json:1:1 missing-file layouts/coba has no layout.json.'],
  },
  {
    name: 'a page in capitals is read by nobody',
    files: { 'pages/Promo.json': '①{}' },
    expected: ['unread-file Nothing reads pages/Promo.json.'],
  },
  {
    name: 'a page in a folder of its own is read by nobody',
    files: { 'pages/promo/mei.json': '①{}' },
    expected: ['unread-file Nothing reads pages/promo/mei.json.'],
  },
  {
    name: 'a file that no part of a layout is called like is told, a README and a hidden file are not',
    files: { 'catatan.txt': '①', 'README.md': 'x', 'pages/README.md': 'x', '.env': 'x' },
    expected: ['unread-file Nothing reads catatan.txt.'],
  },
  {
    name: 'routes beside layout.json and in it are told where they stand beside it',
    files: {
      'routes.json': '{ "$schema": "../../schemas/json/routes.json", ①"routes": [] }\n',
    },
    expected: ['duplicate-key "routes" stands in layout.json too.'],
  },
  {
    name: 'a shell of its own says no theme, and one that is a list is no shell',
    files: {
      'shell.json': '{ ①"theme": {} }',
      'routes.json': '②[]',
    },
    expected: ['unknown-key "theme" is not read here.', 'schema routes.json must be an object.'],
  },
  {
    name: 'a file beside layout.json that is called otherwise is read by nobody',
    files: { 'route.json': '①{ "routes": [] }' },
    expected: ['unread-file Nothing reads route.json.'],
  },
  {
    name: 'pages, texts and pictures of other endings are told one by one',
    files: {
      'pages/promo.yaml': '①',
      'content/cerita.md': '②',
      'assets/foto lama.png': '③',
      'layout.jsonc': '④{}',
    },
    expected: ['unread-file', 'unread-file', 'unread-file', 'unread-file'],
  },
  {
    name: 'two files of one page are told at the second',
    files: {
      'pages/about.json': '{ "blocks": [] }',
      'pages/about.mdx': (text) => `①${text}`,
      'pages/about.en.mdx': undefined,
    },
    expected: [
      'duplicate-page layouts/coba/pages/about.json is page "about" already.',
      'layouts/coba/pages/about.json:1:1 missing-schema',
      'layouts/coba/layout.json:35:7 missing-title Neither /About nor its page "about" has a title.',
    ],
  },
  {
    name: 'a byte order mark before a page is passed over',
    files: { [home]: (text) => `\u{feff}${text}` },
    expected: [],
  },
  {
    name: 'a page larger than 256 KiB is not even parsed',
    files: { [home]: (text) => `①${text}// ${long(256 * kib)}` },
    expected: ['file-too-large 263'],
  },
  {
    name: 'a page of prose larger than 64 KiB is not even parsed',
    files: { 'pages/about.mdx': (text) => `①${text}${long(64 * kib)}` },
    expected: ['file-too-large 6'],
  },
  {
    name: 'a text larger than 64 KiB is not even parsed',
    files: { 'content/sejarah.mdx': `①${long(64 * kib + 1)}` },
    expected: ['file-too-large 65537 bytes, at most 65536.'],
  },
  {
    name: 'a layout.json larger than 512 KiB is not even parsed',
    files: { 'layout.json': (text) => `①${text}// ${long(512 * kib)}` },
    expected: ['file-too-large 5'],
  },
  {
    name: 'a data file larger than 4 MiB is not even parsed',
    files: { 'data/mentors.json': `①[] // ${long(4 * kib * kib)}` },
    expected: ['file-too-large 4194310 bytes, at most 4194304.'],
  },
  {
    name: 'a file of data has no more rows than all of them may have',
    files: { 'data/mentors.json': `①[${many(5001, () => '{}')}]` },
    expected: ['layout-too-large 5001 rows, at most 5000 in all files of data/.'],
  },
  {
    name: 'a folder with the name of a page is no page',
    files: { 'pages/lain.json/x': '{}' },
    expected: [
      'layouts/coba/pages/lain.json:1:1 unreadable-file It is a folder.',
      'layouts/coba/pages/lain.json/x:1:1 unread-file Nothing reads pages/lain.json/x.',
    ],
  },
  {
    name: 'a text with the character NUL is told where it stands',
    files: { [home]: edit(['"heading": "Mulai"', '①"heading": "Mu\\u0000lai"']) },
    expected: ['nul-character A text holds the character NUL.'],
  },
  {
    name: 'a backslash before letters that look like NUL is none',
    files: { [home]: edit(['"heading": "Mulai"', '"heading": "Mu\\\\u0000lai"']) },
    expected: [],
  },
  {
    name: 'a page that is counted in letters may still be too large in bytes',
    files: { [home]: (text) => `①${text}// ${'é'.repeat(128 * kib)}` },
    expected: ['file-too-large'],
  },
  {
    name: 'the 33rd level of brackets is told where it begins',
    files: { [home]: edit(['"limit": 3', `"limit": ${'['.repeat(28)}①[${']'.repeat(29)}`]) },
    expected: ['too-deep More than 32 levels.'],
  },
  {
    name: 'ten thousand levels that are never closed are told at the 33rd',
    files: { [home]: `${'['.repeat(32)}①${'['.repeat(10_000)}` },
    expected: [
      'too-deep More than 32 levels.',
      'layouts/coba/content/sejarah.mdx:1:1 orphan-content',
    ],
  },
  {
    name: 'a layout.json that is nested too deep is told, and nothing is read of the rest',
    files: { 'layout.json': edit(['"css": {', `"css": ${'{"a":'.repeat(29)}①{`]) },
    expected: ['too-deep More than 32 levels.'],
  },
  {
    name: 'the seventh block within blocks is told where it stands',
    files: {
      [home]: edit([
        '{ "id": "ajak", "type": "cta", "props": { "heading": "Mulai" } }',
        `${nested(5)}①{ "id": "dalam-7", "type": "cta", "props": { "heading": "Dasar" } }${']}}'.repeat(5)}`,
      ]),
    },
    expected: ['too-deep At most 6 blocks deep.'],
  },
  {
    name: 'a page of more than 250 nodes is told at the 251st',
    files: {
      [home]: edit(['"slots": {', `"slots": { "body": [${many(5, boxOfFifty)}],`]),
    },
    expected: ['too-many At most 250 nodes.'],
  },
]

/** Texts within texts, each open where the next begins. */
function nested(count: number): string {
  return Array.from(
    { length: count },
    (_, i) => `{ "id": "dalam-${i + 2}", "type": "rich-text", "slots": { "body": [`,
  ).join('')
}

/** Four nodes precede the first of them, so that the 251st is among the last fifty. */
function boxOfFifty(i: number): string {
  const call = (j: number) => {
    const mark = i === 4 && j === 43 ? '①' : ''
    return `${mark}{ "id": "x${i}-${j}", "type": "cta", "props": { "heading": "Dasar" } }`
  }
  return `{ "id": "x${i}", "type": "rich-text", "slots": { "body": [${many(50, call)}] } }`
}
