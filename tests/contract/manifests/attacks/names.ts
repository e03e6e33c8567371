import { edit, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const detail = 'pages/class.json'
const layout = 'layout.json'
const first = '{ "op": "props", "at": "buka", "v":2, "props": { "heading": "Cabang kami" } },'
const node = '{ "id": "baru", "type": "cta", "props": { "heading": "Baru" } }'
const native = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']

/** A case of what is wrong when a part of each of these files is replaced: `[part, replacement]` by file. */
const instead = (
  name: string,
  pieces: Record<string, readonly [string, string]>,
  ...expected: string[]
): Case => ({
  name,
  files: Object.fromEntries(Object.entries(pieces).map(([file, piece]) => [file, edit(piece)])),
  expected,
})
const operation = (name: string, text: string, ...expected: string[]): Case => ({
  name,
  of: 'child',
  files: { [home]: edit([first, `${text},\n    ${first}`]) },
  expected,
})

/** The problem of a text with the character NUL. */
const ifNul = (text: string) => (text.includes('u0000') ? 'nul-character' : undefined)

const references = native.flatMap((name): Case[] => {
  const bound = (path: string) =>
    [
      '"heading": { "$bind": "class.name" }',
      `①"heading": { "$bind": "${path}", "fallback": "x" }`,
    ] as const
  return [
    instead(`a field ${name}`, { [detail]: bound(`class.${name}`) }, 'unknown-field'),
    instead(
      `a field of a list ${name}`,
      { [detail]: bound(`class.mentors.${name}`) },
      'unknown-field',
    ),
    instead(`a setting ${name}`, { [detail]: bound(`site.${name}`) }, 'unknown-field'),
    instead(`a parameter ${name}`, { [detail]: bound(`route.${name}`) }, 'unknown-parameter'),
    instead(
      `a check of ${name}`,
      { [layout]: ['{ "exists": "class"', `①{ "exists": "${name}"`] },
      'unknown-resource',
    ),
    instead(
      `a parent ${name}`,
      { [layout]: ['"title": "Kursus Coba",\n  "locales"', `①"extends": "${name}",\n  "locales"`] },
      'unknown-parent',
    ),
    instead(
      `a guard ${name}`,
      {
        [layout]: ['"page": "home"', `"page": "home", "middleware": [①"${name}", ②"role:${name}"]`],
      },
      'unknown-middleware',
      'unknown-middleware',
    ),
    instead(
      `a call ${name}`,
      { [detail]: ['"endpoint": "v1/class/overview"', `①"endpoint": "${name}"`] },
      'unknown-endpoint',
    ),
    instead(
      `a picture ${name}`,
      { [home]: ['"image": "asset:logo.svg"', `①"image": "asset:${name}"`] },
      'unknown-asset',
    ),
    instead(
      `a text ${name}`,
      {
        [home]: [
          '"body": { "id": "content:sejarah", "en": "Our oldest loom is from 1826." }',
          `①"body": { "id": "content:sejarah", "en": "content:${name}" }`,
        ],
      },
      'unknown-content',
    ),
    instead(
      `a page for the lost ${name}`,
      { [layout]: ['"notFound": "about"', `①"notFound": "${name}"`] },
      'unknown-page',
    ),
  ]
})

const operations: Case[] = ['constructor', '__proto__', 'prototype'].flatMap((slot) => [
  operation(
    `a new node in the page’s slot ${slot}`,
    `{ "op": "insert", "where": "end", ①"slot": "${slot}", "node": ${node} }`,
    'forbidden-key',
  ),
  operation(
    `a new node in a node’s slot ${slot}`,
    `{ "op": "insert", "where": "end", "at": "isi", ①"slot": "${slot}", "node": ${node} }`,
    'forbidden-key',
  ),
  operation(
    `a node that moves into the slot ${slot}`,
    `{ "op": "move", "at": "tanya", "where": "start", "to": "isi", ①"slot": "${slot}" }`,
    'forbidden-key',
  ),
  operation(
    `a prop ${slot} that is taken away`,
    `{ "op": "unset", "at": "buka", "paths": [①"/${slot}/polluted", ②"/heading/${slot}"] }`,
    'patch-target',
    'patch-target',
  ),
])

const others: Case[] = [
  operation(
    'a new node in the page’s slot toString',
    `{ "op": "insert", "where": "end", ①"slot": "toString", "node": ${node} }`,
    'patch-place',
  ),
  operation(
    'a node of the page’s slot valueOf',
    '{ "op": "move", "at": "tanya", "where": "end", ①"slot": "valueOf" }',
    'patch-place',
  ),
  instead(
    'a token of the prototype',
    { [layout]: ['"accent": "token:secondary"', '①"accent": "token:constructor"'] },
    'unknown-token',
  ),
  instead(
    'a type of the prototype',
    { [home]: ['"type": "cta"', '①"type": "constructor"'] },
    'unknown-block',
  ),
  instead('a slot of the prototype', { [home]: ['"aside"', '①"valueOf"'] }, 'unknown-slot'),
  instead(
    'a suppression of the prototype',
    {
      [layout]: [
        '"notFound"',
        '"rules": { "suppress": [{ ①"rule": "constructor", "reason": "Tidak ada alasan.", "until": "2027-01-01" }] },\n  "notFound"',
      ],
    },
    'unknown-rule',
  ),
  {
    ...instead('an id that every object has is an id like others', {
      [home]: ['"id": "buka"', '"id": "constructor"'],
    }),
  },
]

/** Pictures, texts, pages and parents that try to leave their folder. */
const paths: Case[] = [
  ...[
    '../../../etc/passwd',
    '..%2f..%2fetc',
    '%2e%2e/x.svg',
    '/etc/passwd',
    '..\\\\..\\\\x',
    'C:\\\\x',
    '\\\\\\\\host\\\\x',
    'a\\u0000.svg',
    './logo.svg',
    'x/../logo.svg',
    'logo.svg/',
    'LOGO.svg',
  ].map((path) =>
    instead(
      `a picture asset:${path}`,
      { [home]: ['"image": "asset:logo.svg"', `①"image": "asset:${path}"`] },
      /^[\\%]/.test(path) ? 'schema' : (ifNul(path) ?? 'unknown-asset'),
    ),
  ),
  ...[
    '../layout',
    '/etc/passwd',
    'sejarah/../sejarah',
    'sejarah.mdx',
    '..%2fsejarah',
    'Sejarah',
  ].map((path) =>
    instead(
      `a text content:${path}`,
      {
        [home]: [
          '"body": { "id": "content:sejarah", "en": "Our oldest loom is from 1826." }',
          `①"body": { "id": "content:sejarah", "en": "content:${path}" }`,
        ],
      },
      'unknown-content',
    ),
  ),
  instead(
    'a text content:sejarah with NUL',
    {
      [home]: ['"en": "Our oldest loom is from 1826."', '①"en": "content:sejarah\\u0000"'],
    },
    'nul-character',
  ),
  ...['../home', '%2e%2e', '/home', 'Home'].map((path) =>
    instead(
      `a page page:${path}`,
      { [home]: ['"href": "page:about"', `①"href": "page:${path}"`] },
      'schema',
    ),
  ),
  ...['..', '../coba', '/etc', 'a\\u0000b', 'C:\\\\x', '', 'Coba', 'coba/../coba', '%2e%2e'].map(
    (path) =>
      instead(
        `a parent ${JSON.stringify(path)}`,
        {
          [layout]: ['"title": "Kursus Coba",\n  "locales"', `①"extends": "${path}",\n  "locales"`],
        },
        ifNul(path) ?? 'unknown-parent',
      ),
  ),
  ...['../home', 'pages/home', 'home.json', '..'].map((path) =>
    instead(
      `a route to the page ${path}`,
      { [layout]: ['"path": "/About", "page": "about"', `"path": "/About", ①"page": "${path}"`] },
      'schema',
    ),
  ),
]

/** Names that every object has, and paths that lead out: none is found. */
export const names: Case[] = [...references, ...operations, ...others, ...paths]
