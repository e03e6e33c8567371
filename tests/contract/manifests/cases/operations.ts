import { edit, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const first = '{ "op": "props", "at": "buka", "v":2, "props": { "heading": "Cabang kami" } },'
const node = '{ "id": "baru", "type": "cta", "props": { "heading": "Baru" } }'

/** What is wrong with one operation before those of the valid child. */
const operation = (name: string, text: string, ...expected: string[]): Case => ({
  name,
  of: 'child',
  files: { [home]: edit([first, `${text},\n    ${first}`]) },
  expected,
})

/** The grammar of operations, what they aim at and where they put things. */
export const cases: Case[] = [
  operation('an operation says what it does', '①{ "at": "buka" }', 'schema "op" is missing.'),
  operation(
    'an operation that does not exist is told with those that do',
    '{ ①"op": "delete", "at": "buka" }',
    'schema "delete" is not one of insert, remove, move, replace, props, unset.',
  ),
  operation(
    'an insertion says what and where',
    '①②{ "op": "insert" }',
    'schema "where" is missing.',
    'schema "node" is missing.',
  ),
  operation(
    'a place has one of four names',
    `{ "op": "insert", ①"where": "top", "node": ${node} }`,
    'schema "top" is not one of before, after, start, end.',
  ),
  operation('a removal says of what', '①{ "op": "remove" }', 'schema "at" is missing.'),
  operation(
    'a key of another operation is no key of this one',
    '{ "op": "remove", "at": "buka", ①"where": "end" }',
    'unknown-key "where" is not read here.',
  ),
  operation(
    'a misspelt key of an operation is told with the one that was meant',
    '{ "op": "move", "at": "isi", "where": "end", ①"slots": "aside" }',
    'unknown-key "slots" is not read here. Did you mean "slot"?',
  ),
  operation(
    'props to merge are an object',
    '{ "op": "props", "at": "buka", ①"props": ["heading"] }',
    'schema must be object, not ["heading"].',
  ),
  operation(
    'what is taken away is named by pointers',
    '{ "op": "unset", "at": "buka", "paths": [①"eyebrow"] }',
    'schema "eyebrow" must be a JSON Pointer such as /lead.',
  ),
  operation(
    'at least one thing is taken away',
    '{ "op": "unset", "at": "buka", ①"paths": [] }',
    'schema 0 items, at least 1.',
  ),
  operation(
    'a node that an operation brings has the grammar of any node',
    '{ "op": "insert", "where": "end", ①"node": { "id": "baru", ②"prop": {} } }',
    'schema "type" is missing.',
    'unknown-key "prop" is not read here. Did you mean "props"?',
  ),
  operation(
    'a node that is not there cannot be changed, and the one that was meant is named',
    '{ "op": "props", ①"at": "buke", "props": {} }',
    'patch-target There is no node "buke" to change. Did you mean "buka"?',
  ),
  operation(
    'a node that is not there cannot be taken out',
    '{ "op": "remove", ①"at": "promo" }',
    'patch-target There is no node "promo" to change.',
  ),
  operation(
    'nothing goes before a node that is not there',
    `{ "op": "insert", "where": "before", ①"at": "promo", "node": ${node} }`,
    'patch-target There is no node "promo" to change.',
  ),
  operation(
    'nothing moves to a node that is not there, and what was to move stays',
    '{ "op": "move", "at": "isi", "where": "after", ①"to": "promo" }',
    'patch-target There is no node "promo" to change.',
  ),
  operation(
    'a node cannot move into itself',
    '{ "op": "move", "at": "isi", "where": "end", ①"to": "tanya", "slot": "aside" }',
    'patch-target "isi" cannot move into itself.',
  ),
  operation(
    'a prop that is not there cannot be taken away',
    '{ "op": "unset", "at": "buka", "paths": ["/eyebrow", ①"/lead"] }',
    'patch-target "buka" has no /lead to take away.',
  ),
  operation(
    'an operation after a removal finds nothing any more',
    '{ "op": "remove", "at": "tanya" },\n    { "op": "props", ①"at": "tanya", "props": {} }',
    'patch-target There is no node "tanya" to change.',
  ),
  operation(
    'before and after need a node',
    `①{ "op": "insert", "where": "after", "node": ${node} }`,
    'patch-place "after" needs "at" and no slot.',
  ),
  operation(
    'before and after take no slot',
    `①{ "op": "insert", "where": "before", "at": "isi", "slot": "aside", "node": ${node} }`,
    'patch-place "before" needs "at" and no slot.',
  ),
  operation(
    'the start of a node is the start of one of its slots',
    `①{ "op": "insert", "where": "start", "at": "isi", "node": ${node} }`,
    'patch-place Say which slot of "isi".',
  ),
  operation(
    'a page has one list of its own and no slots',
    `{ "op": "insert", "where": "end", ①"slot": "aside", "node": ${node} }`,
    'patch-place Say "slot": blocks.',
  ),
  operation(
    'a move beside a node says beside which',
    '①{ "op": "move", "at": "isi", "where": "before" }',
    'patch-place "before" needs "to" and no slot.',
  ),
  operation(
    'a slot that the block does not have is told where the child names it',
    `{ "op": "insert", "where": "end", "at": "isi", ①"slot": "samping", "node": ${node} }`,
    'unknown-slot "rich-text" has no slot "samping".',
  ),
  {
    name: 'a shell has no list of its own: an insertion says header or footer',
    of: 'child',
    files: {
      'layout.json': edit([
        '"patch": [',
        `"patch": [①{ "op": "insert", "where": "end", "node": ${node} }, `,
      ]),
    },
    expected: ['patch-place Say "slot": header or footer.'],
  },
  {
    name: 'a node of a page is no node of the shell',
    of: 'child',
    files: { 'layout.json': edit(['"at": "kaki"', '①"at": "buka"']) },
    expected: ['patch-target There is no node "buka" to change.'],
  },
  {
    name: 'blocks of prose are neither moved nor taken out nor put among others',
    of: 'child',
    files: {
      'pages/about.json': `{
  "$schema": "x",
  "patch": [
    ①{ "op": "insert", "where": "end", "node": ${node} },
    ②{ "op": "remove", "at": "mulai" },
    ③{ "op": "move", "at": "mulai", "where": "start" },
    { "op": "props", "at": "mulai", "props": { "heading": "Ayo" } }
  ]
}`,
    },
    expected: ['patch-prose', 'patch-prose', 'patch-prose'],
  },
]
