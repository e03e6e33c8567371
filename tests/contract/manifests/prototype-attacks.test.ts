import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import { parseOverlay } from '#src/manifest/read/parse-overlay.ts'
import { compileWith } from '#tests/made-up/compile-layouts.ts'
import { short, type Files } from '#tests/made-up/layouts.ts'

const natives = [Object, Array, Function, String] as const
const keysOf = () =>
  natives.map(({ prototype }) => Object.getOwnPropertyNames(prototype).toSorted())
let before: string[][]
beforeAll(() => void (before = keysOf()))
afterAll(() => {
  expect(keysOf()).toEqual(before)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

const home = (more = '', props = '"heading": "Halo"') =>
  `{ ${more} "blocks": [{ "id": "a", "type": "hero", "props": { ${props} } }] }`
const manifest = (more = '') =>
  `{ "manifest": 1, "name": "coba", ${more} "site": { "settings": { "title": "Coba" } }, "routes": [{ "path": "/", "page": "home" }] }`
const problems = (files: Files) =>
  compileWith(registry, 'coba', {
    coba: { 'layout.json': manifest(), 'pages/home.json': home(), ...files },
  }).problems

const evil = '{ "polluted": true }'
const spellings = ['__proto__', 'constructor', 'prototype', '\\u005f_proto__', 'constr\\u0075ctor']
const positions: [string, (key: string) => Files][] = [
  ['the manifest', (key) => ({ 'layout.json': manifest(`"${key}": ${evil},`) })],
  ['the theme', (key) => ({ 'layout.json': manifest(`"theme": { "${key}": ${evil} },`) })],
  [
    'the rules',
    (key) => ({ 'layout.json': manifest(`"rules": { "severity": { "${key}": "off" } },`) }),
  ],
  ['a page', (key) => ({ 'pages/home.json': home(`"${key}": ${evil},`) })],
  [
    'the data of a page',
    (key) => ({
      'pages/home.json': home(`"data": { "${key}": { "endpoint": "v1/class/active" } },`),
    }),
  ],
  [
    'an input',
    (key) => ({
      'pages/home.json': home(
        `"data": { "a": { "endpoint": "v1/class/active", "input": { "${key}": "x" } } },`,
      ),
    }),
  ],
  ['props', (key) => ({ 'pages/home.json': home('', `"heading": "x", "${key}": ${evil}`) })],
  [
    'an item of a list',
    (key) => ({
      'pages/home.json': home(
        '',
        `"heading": "x", "facts": [{ "value": "1", "label": "a", "${key}": ${evil} }]`,
      ),
    }),
  ],
  ['a text', (key) => ({ 'pages/home.json': home('', `"heading": { "id": "a", "${key}": "b" }`) })],
  [
    'slots',
    (key) => ({
      'pages/home.json': home().replace('"props"', `"slots": { "${key}": [] }, "props"`),
    }),
  ],
]

test.each(
  positions.flatMap(([where, files]) => spellings.map((key) => [key, where, files] as const)),
)('the key %s in %s is refused with a place', (key, _where, files) => {
  const found = problems(files(key))
  expect(found.map(({ rule }) => rule)).toContain('forbidden-key')
  for (const { line, column } of found) expect(line * column).toBeGreaterThan(0)
})

test.each([
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
])(
  '%s is no page, block, picture, text, resource, slot or field, though every object has it',
  (name) => {
    const bound = `"heading": { "$bind": "${name}.name", "fallback": "x" }`
    const each: [Files, RegExp][] = [
      [{ 'pages/home.json': home().replace('"hero"', `"${name}"`) }, /schema|unknown-block/],
      [
        {
          'pages/home.json': home(
            '',
            `"heading": "x", "actions": [{ "label": "a", "href": "page:${name}" }]`,
          ),
        },
        /schema|unknown-page/,
      ],
      [
        { 'pages/home.json': home('', `"heading": "x", "image": "asset:${name}"`) },
        /unknown-asset/,
      ],
      [{ 'pages/home.json': home('', bound) }, /schema|unknown-resource/],
      [
        { 'pages/home.json': home('', `"heading": { "$bind": "site.${name}", "fallback": "x" }`) },
        /unknown-field/,
      ],
      [{ 'layout.json': manifest(`"extends": "${name}",`) }, /unknown-parent/],
      [
        { 'layout.json': manifest(`"theme": { "accent": "token:${name}" },`) },
        /schema|unknown-token/,
      ],
    ]
    for (const [files, rule] of each)
      expect(
        problems(files)
          .map((problem) => problem.rule)
          .join(),
        JSON.stringify(files),
      ).toMatch(rule)
  },
)

test.each([
  '/__proto__/polluted',
  '/constructor/prototype/x',
  '/heading/__proto__',
  '/~1__proto__',
])('an operation that takes %s away finds nothing to take', (path) => {
  const patch = { op: 'unset', at: 'a', paths: [path] }
  const { problems: found } = compileWith(registry, 'coba', {
    induk: { 'layout.json': manifest().replace('coba', 'induk'), 'pages/home.json': home() },
    coba: {
      'layout.json': manifest('"extends": "induk",'),
      'pages/home.json': { patch: [patch] },
    },
  })
  expect(found.map(({ rule }) => rule)).toEqual(['patch-target'])
})

test.each(['__proto__', 'constructor', 'prototype'])(
  'an operation into the slot %s is refused',
  (slot) => {
    const node = { id: 'x', type: 'faq', props: { polluted: true } }
    for (const at of [{ at: 'a' }, {}]) {
      const patch = [{ op: 'insert', where: 'end', ...at, slot, node }]
      const { problems: found } = compileWith(registry, 'coba', {
        induk: { 'layout.json': manifest().replace('coba', 'induk'), 'pages/home.json': home() },
        coba: { 'layout.json': manifest('"extends": "induk",'), 'pages/home.json': { patch } },
      })
      expect(found.map(({ rule }) => rule)).toEqual(['forbidden-key'])
    }
  },
)

test('what a site published reaches no prototype either', () => {
  for (const key of spellings) {
    const text = `{ "overlay": 1, "pages": { "home": { "patch": [{ "op": "props", "at": "a", "props": { "${key}": ${evil} } }] } } }`
    expect(parseOverlay('cabang', text, ajvCheckers).problems.map(({ rule }) => rule)).toEqual([
      'forbidden-key',
    ])
  }
})

test.each([
  'asset:../../../etc/passwd',
  'asset:..%2f..%2fetc/passwd',
  'asset:/etc/passwd',
  'asset:..\\\\..\\\\x',
  'asset:a\\u0000.svg',
  'file:///etc/passwd',
  '\\\\\\\\host\\\\x.svg',
  '//evil.example/x.svg',
  '/\\\\evil.example/x.svg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
])('the picture %s is refused', (picture) => {
  const files = { 'pages/home.json': home('', `"heading": "x", "image": "${picture}"`) }
  expect(problems(files).map(({ rule }) => rule)).toContainEqual(
    expect.stringMatching(/^(schema|unknown-asset|json-syntax|nul-character)$/),
  )
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:x',
  ' javascript:x',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\\\evil.example',
  'page:../x',
  'file:///x',
])('a link to %s is refused', (href) => {
  const props = `"heading": "x", "actions": [{ "label": "a", "href": "${href}" }]`
  expect(problems({ 'pages/home.json': home('', props) }).map(short)).not.toEqual([])
})

const deep = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth)

test.each([
  ['lists', deep('[', ']', 100_000)],
  ['lists that never end', '['.repeat(100_000)],
  ['objects', deep('{"a":', '}', 50_000)],
  ['blocks', `{"blocks":${deep('[{"id":"a","type":"b","slots":{"c":', '}}]', 20_000)}}`],
  ['a long text', `"${'a'.repeat(300_000)}"`],
  ['a hundred thousand keys', `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join()}}`],
  ['a long number', '9'.repeat(200_000)],
  ['backslashes', `"${'\\\\'.repeat(100_000)}"`],
])('%s end in a problem with a place and in nothing else', (_what, text) => {
  for (const file of ['layout.json', 'pages/home.json']) {
    const [first] = problems({ [file]: text })
    expect(first).toMatchObject({ line: expect.any(Number), severity: 'error' })
  }
})

test('expressions of the grammar come to an end on texts made to hold them up', () => {
  const long = [
    '/' + ':a/'.repeat(60),
    'a-'.repeat(200),
    'a.'.repeat(120),
    '/a'.repeat(90),
    '#'.repeat(200),
  ]
  for (const text of long) {
    const route = manifest().replace('"/"', JSON.stringify(text))
    expect(() => problems({ 'layout.json': route })).not.toThrow()
    const host = manifest().replace('"settings"', `"hosts": [${JSON.stringify(text)}], "settings"`)
    expect(() => problems({ 'layout.json': host })).not.toThrow()
  }
})
