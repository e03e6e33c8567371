import { edit, ending, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const detail = 'pages/class.json'
const layout = 'layout.json'
const rows = 'data/mentors.json'

const repeat = (text: string, count: number) => text.repeat(count)
const at33 = (open: string, close: string, count: number) =>
  `${repeat(open, 32)}①${repeat(open, count - 32)}${repeat(close, count)}`
const orphan = 'layouts/coba/content/sejarah.mdx:1:1 orphan-content'

/** A file in the place of a sound one. */
const whole = (name: string, files: Record<string, string>, ...expected: string[]): Case => ({
  name,
  files,
  expected: home in files ? [...expected, orphan] : expected,
})

/** Files nested so deep, or so large, that what reads them without a limit would never come back. */
export const bombs: Case[] = [
  whole('a hundred thousand lists', { [layout]: at33('[', ']', 100_000) }, 'too-deep'),
  whole('a hundred thousand lists that never end', { [home]: at33('[', '', 100_000) }, 'too-deep'),
  whole('fifty thousand objects', { [layout]: at33('{"a":', '}', 50_000) }, 'too-deep'),
  whole(
    'forty thousand objects in rows',
    { [rows]: `[${repeat('{"a":', 31)}①${repeat('{"a":', 40_000)}` },
    'too-deep',
  ),
  whole(
    'lists behind brackets that close too much',
    { [home]: `[${repeat('}', 50_000)},${repeat('[', 31)}①${repeat('[', 50_000)}` },
    'too-deep',
  ),
  whole(
    'objects behind brackets that close too much',
    {
      [layout]: `{"a":${repeat(']', 50_000)},"b":${repeat('{"a":', 31)}①${repeat('{"a":', 50_000)}`,
    },
    'too-deep',
  ),
  whole(
    'lists that are closed as objects, in turn',
    { [home]: `${repeat('[},', 32)}①${repeat('[},', 20_000)}` },
    'too-deep',
  ),
  whole(
    'lists and objects that close each other',
    { [home]: `{"a":${repeat('[},{],"a":', 15)}[},①${repeat('{],"a":[},', 10_000)}` },
    'too-deep',
  ),
  whole(
    'brackets in a text and in a comment are no levels',
    {
      [home]: `{ "$schema": "${repeat('[', 50_000)}", /* ${repeat('{', 50_000)} */ ①"blocks": 1 }`,
    },
    'schema must be array, not 1.',
  ),
  {
    name: 'ten nodes within each other',
    files: {
      [home]: edit([
        '"aside": [',
        `"aside": [${repeat('{ "id": "x", "type": "rich-text", "slots": { "body": [', 9)}①{ "id": "x" }${repeat('] } }', 9)},`,
      ]),
    },
    expected: ['too-deep More than 32 levels.'],
  },
  whole(
    'a text of a million letters',
    { [home]: `①"${repeat('a', 1_000_000)}"` },
    'file-too-large',
  ),
  whole(
    'a row that is a text of a million letters',
    { [rows]: `[①"${repeat('a', 1_000_000)}"]` },
    'starter-data must be object',
  ),
  whole(
    'a name of a million letters',
    {
      [rows]: `[{ "slug": "a", "name": "A", "role": "x", "bio": "", "expertise": ["x"], ①"photo": "${repeat('a', 1_000_000)}" }]`,
    },
    'starter-data',
  ),
  whole(
    'a number of two hundred thousand digits',
    { [home]: `{ "$schema": "x", ①"blocks": ${repeat('9', 200_000)} }` },
    'schema must be array',
  ),
  {
    name: 'a number beyond all numbers',
    files: { [home]: edit(['"limit": 3', '"limit": 1e999'], ['"v": 2', '①"v": 1e999']) },
    expected: ['schema'],
  },
  {
    name: 'a number that is lost between two others',
    files: { [home]: edit(['"limit": 3', '"limit": 3.0000000000000001e0']) },
    expected: [],
  },
  ending('a line of sixty thousand letters', `①<u>${repeat('a', 60_000)}</u>`, 'mdx-tag'),
  ending('brackets that never close', `${repeat('[', 3000)} ①<u>a</u>`, 'mdx-tag'),
  ending('marks that never pair', `${repeat('*a_', 1000)} ①<u>a</u>`, 'mdx-tag'),
  ending('backticks that never pair', `a ${repeat('`', 20_000)} ①<u>a</u>`, 'mdx-tag'),
  {
    name: 'data that is bound eight names deep',
    files: {
      [detail]: edit([
        '"heading": { "$bind": "class.name" }',
        '①"heading": { "$bind": "class.a.b.c.d.e.f.g", "fallback": "x" }',
      ]),
    },
    expected: ['unknown-field'],
  },
]

/** Texts that make an expression of the grammar, or of a rule, try every way to match. */
export const slow: readonly (readonly [
  name: string,
  file: string,
  piece: readonly [string, string],
])[] = [
  ['a host of hyphens', layout, ['"coba.example"', `"${repeat('a-', 50_000)}"`]],
  ['a host of points', layout, ['"coba.example"', `"${repeat('a.', 50_000)}!"`]],
  ['a path of parameters', layout, ['"path": "/About"', `"path": "${repeat('/:a?', 40_000)} "`]],
  ['a path of letters', layout, ['"path": "/About"', `"path": "/${repeat('a', 200_000)}!"`]],
  ['a redirect of escapes', layout, ['"to": "/About"', `"to": "/${repeat('%', 1999)}"`]],
  ['a redirect of slashes', layout, ['"to": "/About"', `"to": "/a${repeat('/', 1900)}b"`]],
  [
    'a font of spaces',
    layout,
    ['"ft_primary": "Inter"', `"ft_primary": "${repeat('A ', 100_000)}!"`],
  ],
  ['a colour of letters', layout, ['"#1d4f91"', `"#${repeat('a', 200_000)}"`]],
  ['a token of letters', layout, ['token:secondary', `token:${repeat('a', 200_000)}`]],
  [
    'an origin of letters',
    layout,
    ['"meta": {', `"meta": { "url": "https://${repeat('a', 200_000)} ",`],
  ],
  [
    'an address of points',
    layout,
    ['"look": "plain"', `"contact": { "email": "${repeat('a.', 50_000)}@" }`],
  ],
  [
    'an address of hyphens',
    layout,
    ['"look": "plain"', `"contact": { "email": "a@${repeat('a-', 50_000)}" }`],
  ],
  [
    'a telephone number of blanks',
    layout,
    ['"look": "plain"', `"contact": { "phone": "+${repeat('1 ', 50_000)}x" }`],
  ],
  [
    'a day of digits',
    layout,
    [
      '"notFound"',
      `"rules": { "suppress": [{ "rule": "contrast", "reason": "Menunggu warna.", "until": "${repeat('2', 100_000)}" }] }, "notFound"`,
    ],
  ],
  ['tags that never end', home, ['"heading": "Mulai"', `"heading": "${repeat('<a ', 60_000)}"`]],
  ['a tag of blanks', home, ['"heading": "Mulai"', `"heading": "<a${repeat(' ', 200_000)}"`]],
  ['entities that never end', home, ['"heading": "Mulai"', `"heading": "${repeat('&a', 60_000)}"`]],
  [
    'templates that never end',
    home,
    ['"heading": "Mulai"', `"heading": "${repeat('${', 60_000)}"`],
  ],
  ['backticks around a template', home, ['content:sejarah', `{{${repeat('`', 10_000)}a`]],
  [
    'placeholders that never end',
    home,
    ['"heading": "Mulai"', `"heading": { "id": "${repeat('{a :b %1', 20_000)}", "en": "x" }`],
  ],
  ['a link of question marks', home, ['"page:about"', `"/${repeat(':a?', 600)}"`]],
  ['a link of slashes', home, ['"page:about"', `"/a${repeat('/', 1900)}b"`]],
  ['an anchor of hyphens', home, ['"page:about"', `"#${repeat('a-', 900)}"`]],
  ['a label of marks', home, ['"About the course"', `"${repeat('-', 100_000)}"`]],
  ['a binding of points', detail, ['"$bind": "class.about"', `"$bind": "${repeat('a.', 90_000)}"`]],
  ['a heading of blanks', 'pages/about.mdx', ['## Alat', `## Alat${repeat(' ', 50_000)}a`]],
  ['a heading of hashes', 'pages/about.mdx', ['## Alat', `## Alat${repeat(' #', 25_000)}a`]],
  ['names of secrets', 'content/sejarah.mdx', ['Tenun', repeat('password="', 20_000)]],
  ['a secret of blanks', 'content/sejarah.mdx', ['Tenun', `token${repeat('\n', 20_000)}x`]],
  ['keys that never begin', 'content/sejarah.mdx', ['Tenun', `-----BEGIN ${repeat('A ', 50_000)}`]],
]
