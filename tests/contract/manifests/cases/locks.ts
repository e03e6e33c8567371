import { edit, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const layout = 'layout.json'
const parent = '../induk/layout.json'
const parentHome = '../induk/pages/home.json'
const first = '{ "op": "props", "at": "buka", "v":2, "props": { "heading": "Cabang kami" } },'
const node = '{ "id": "baru", "type": "cta", "props": { "heading": "Baru" } }'

/** What is wrong with an operation when the parent locks this of the node \`buka\` or of \`isi\`. */
const locked = (
  name: string,
  { lock, text }: { lock: string; text: string },
  ...expected: string[]
): Case => ({
  name,
  of: 'child',
  files: {
    [parentHome]: edit(
      lock.includes('slots')
        ? ['"id": "isi",', `"id": "isi", "lock": ["${lock}"],`]
        : ['"id": "buka",', `"id": "buka", "lock": ["${lock}"],`],
    ),
    [home]: edit([first, `${text},`]),
  },
  expected,
})

/** What a parent locks stays as the parent wrote it. */
export const cases: Case[] = [
  locked(
    'a prop that is locked keeps its value',
    {
      lock: '/props/heading',
      text: '{ "op": "props", "at": "buka", "v":2, "props": { ①"heading": "Cabang" } }',
    },
    'locked "buka/heading" is locked by "induk".',
  ),
  locked(
    'a part of a locked prop is locked too',
    {
      lock: '/props/heading',
      text: '{ "op": "props", "at": "buka", "v":2, "props": { "heading": { ①"en": "Branch" } } }',
    },
    'locked "buka/heading/en" is locked by "induk".',
  ),
  locked(
    'with all props locked none is changed and none is added',
    {
      lock: '/props',
      text: '{ "op": "props", "at": "buka", "v":2, "props": { ①"lead": "Cabang" } }',
    },
    'locked "buka/lead" is locked by "induk".',
  ),
  locked(
    'a locked prop is not taken away',
    { lock: '/props/eyebrow', text: '{ "op": "unset", "at": "buka", "paths": [①"/eyebrow"] }' },
    'locked "buka/eyebrow" is locked by "induk".',
  ),
  locked(
    'a locked node is neither changed nor moved nor taken out nor replaced',
    {
      lock: 'node',
      text: `{ "op": "props", "at": "buka", "v":2, "props": { ①"lead": "x" } },
    ②{ "op": "move", "at": "buka", "where": "end" },
    ③{ "op": "remove", "at": "buka" },
    ④{ "op": "replace", "at": "buka", "node": ${node} }`,
    },
    ...Array.from({ length: 4 }, () => 'locked "buka'),
  ),
  locked(
    'a node that is locked in its place may be changed, but not moved or taken out',
    {
      lock: 'position',
      text: `{ "op": "props", "at": "buka", "v":2, "props": { "lead": "x" } },
    ①{ "op": "move", "at": "buka", "where": "end" },
    ②{ "op": "remove", "at": "buka" }`,
    },
    'locked "buka" is locked by "induk".',
    'locked "buka" is locked by "induk".',
  ),
  locked(
    'a node of which anything is locked is not replaced',
    { lock: '/props/eyebrow', text: `①{ "op": "replace", "at": "buka", "node": ${node} }` },
    'locked "buka" is locked by "induk".',
  ),
  locked(
    'a locked slot takes no node, at its end or beside another',
    {
      lock: '/slots/aside',
      text: `①{ "op": "insert", "where": "end", "at": "isi", "slot": "aside", "node": ${node} },
    ②{ "op": "insert", "where": "before", "at": "tanya", "node": ${node} }`,
    },
    'locked "isi" is locked by "induk".',
    'locked "isi" is locked by "induk".',
  ),
  {
    name: 'a node is held in its place by a locked one within it',
    of: 'child',
    files: {
      [parentHome]: edit(['"id": "tanya",', '"id": "tanya", "lock": ["node"],']),
      [home]: edit([first, '①{ "op": "remove", "at": "isi" },']),
    },
    expected: ['locked "isi" is locked by "induk".'],
  },
  {
    name: 'a page that is locked is not patched',
    of: 'child',
    files: {
      [parentHome]: edit(['"title"', '"lock": true, "title"']),
      [home]: (text) => `①${text}`,
    },
    expected: ['locked Page "home" is locked by "induk".'],
  },
  {
    name: 'a page that is locked is not replaced either',
    of: 'child',
    files: {
      [parentHome]: edit(['"title"', '"lock": true, "title"']),
      [home]: '①{ "$schema": "x", "title": "Baru", "blocks": [] }',
    },
    expected: ['locked Page "home" is locked by "induk".'],
  },
  {
    name: 'a page that holds a locked node is patched and not replaced',
    of: 'child',
    files: {
      [parentHome]: edit(['"id": "buka",', '"id": "buka", "lock": ["/props/heading"],']),
      [home]: '①{ "$schema": "x", "title": "Baru", "blocks": [] }',
    },
    expected: ['locked Page "home" holds a block that "induk" has locked: patch it instead.'],
  },
  {
    name: 'a part of the theme that is locked keeps its value, and others do not',
    of: 'child',
    files: {
      [parent]: edit(['"abstract": true', '"abstract": true, "lock": ["/theme/ink"]']),
      [layout]: edit([
        '"theme": { "ink": "#101820" }',
        '"theme": { ①"ink": "#101820", "shape": "soft" }',
      ]),
    },
    expected: ['locked /theme/ink is locked by "induk".'],
  },
  {
    name: 'with the whole theme locked each of its parts is told',
    of: 'child',
    files: {
      [parent]: edit(['"abstract": true', '"abstract": true, "lock": ["/theme"]']),
      [layout]: edit([
        '"theme": { "ink": "#101820" }',
        '"theme": { ①"ink": "#101820", ②"shape": "soft" }',
      ]),
    },
    expected: [
      'locked /theme/ink is locked by "induk".',
      'locked /theme/shape is locked by "induk".',
    ],
  },
  {
    name: 'languages and the page for the lost may be locked',
    of: 'child',
    files: {
      [parent]: edit(['"abstract": true', '"abstract": true, "lock": ["/locales", "/notFound"]']),
      [layout]: edit([
        '  "routes"',
        '  ①"locales": ["id"],\n  ②"notFound": "contact",\n  "routes"',
      ]),
    },
    expected: ['locked /locales is locked by "induk".', 'locked /notFound is locked by "induk".'],
  },
  {
    name: 'a locked footer is not patched, and a header beside it is',
    of: 'child',
    files: {
      [parent]: edit(['"abstract": true', '"abstract": true, "lock": ["/shell/footer"]']),
      [layout]: edit(
        ['"props": { "note": "Cabang" }', '"props": { ①"note": "Cabang" }'],
        [
          '"patch": [',
          '"patch": [{ "op": "props", "at": "kepala", "props": { "look": "dark" } }, ',
        ],
      ),
    },
    expected: ['locked "kaki/note" is locked by "induk".'],
  },
  {
    name: 'a shell that is locked is not replaced',
    of: 'child',
    files: {
      [parent]: edit(['"abstract": true', '"abstract": true, "lock": ["/shell"]']),
      [layout]: edit([
        '"shell": { "patch": [{ "op": "props", "at": "kaki", "props": { "note": "Cabang" } }] }',
        '"shell": { ①"header": [], ②"footer": [] }',
      ]),
    },
    expected: [
      'locked The header holds a block that "induk" has locked.',
      'locked The footer holds a block that "induk" has locked.',
    ],
  },
]
