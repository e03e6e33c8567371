import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyLayout } from '#tests/own-layouts.ts'
import { readJson } from '../read/read-json.ts'
import { forbiddenKeys } from '../values/objects.ts'
import { formatManifest, printManifest } from './format.ts'

const format = (value: unknown, file = 'pages/home.json') => printManifest(file, value)

/** The keys of an object in the order of the text. */
const keysIn = (text: string) => [...text.matchAll(/"([^"]+)":/g)].map(([, key]) => key)

test('what fits is on one line, what does not has an entry on each line', () => {
  const long = { id: 'x'.repeat(40), en: 'y'.repeat(40) }
  expect(format({ title: { id: 'Satu', en: 'One' }, seo: { description: long } })).toBe(
    [
      '{',
      '  "title": { "id": "Satu", "en": "One" },',
      '  "seo": {',
      '    "description": {',
      `      "id": "${long.id}",`,
      `      "en": "${long.en}"`,
      '    }',
      '  }',
      '}',
      '',
    ].join('\n'),
  )
})

test('comments and trailing commas are removed, and other line ends replaced', () => {
  const { text } = formatManifest('pages/home.json', '// home\r\n{ "title": "x", /* y */ }\r\n')
  expect(text).toBe('{ "title": "x" }\n')
})

test('a node has its identity before its content, and an operation its name first', () => {
  const node = { slots: {}, props: { z: 1, a: 2 }, lock: ['node'], v: 2, type: 'text', id: 'a' }
  expect(keysIn(format({ blocks: [node], title: 'x' }))).toEqual(
    'title blocks id type v lock props z a slots'.split(' '),
  )
  const inner = { type: 'text', slots: { main: [{ type: 'text', id: 'b' }] }, id: 'a' }
  const operation = { node: inner, where: 'start', op: 'insert' }
  expect(keysIn(format({ patch: [operation] }))).toEqual(
    'patch op where node id type slots main id type'.split(' '),
  )
})

test('a layout, an overlay and rows of data each have the key order of their schema', () => {
  const layout = { routes: [{ page: 'home', path: '/' }], name: 'a', manifest: 1, $schema: 'x' }
  expect(keysIn(format(layout, 'layout.json'))).toEqual(
    '$schema manifest name routes path page'.split(' '),
  )
  const paths = { gone: ['/B'], routes: [{ page: 'home', path: '/' }], $schema: 'x' }
  expect(keysIn(format(paths, 'coba/routes.json'))).toEqual(
    '$schema routes path page gone'.split(' '),
  )
  const shell = { shell: { footer: [{ type: 'text', id: 'a' }], header: [] } }
  expect(keysIn(format(shell, 'coba/shell.json'))).toEqual('shell header footer id type'.split(' '))
  const page = { blocks: [], title: 'x' }
  expect(keysIn(format(page, 'coba/pages/routes.json'))).toEqual('title blocks'.split(' '))
  const overlay = { pages: { home: { blocks: [], title: { en: 'a', id: 'b' } } }, overlay: 1 }
  expect(keysIn(format(overlay, 'x.json'))).toEqual(
    'overlay pages home title id en blocks'.split(' '),
  )
  const rows = [{ name: 'Sastra', kind: 'news', slug: 'sastra' }]
  expect(keysIn(format(rows, 'data/categories.json'))).toEqual('slug kind name'.split(' '))
})

test('keys that no schema has are preserved, after those it has', () => {
  const node = { zebra: 1, id: 'a', apple: { b: 1, a: 2 } }
  expect(keysIn(format({ later: true, blocks: [node] }))).toEqual(
    'blocks id zebra apple b a later'.split(' '),
  )
})

test('a title is ordered as text or as a binding, whichever it is', () => {
  const title = { format: ['upper'], fallback: 'x', $bind: 'class.name' }
  expect(keysIn(format({ title }))).toEqual('title $bind fallback format'.split(' '))
})

test('a file that is not JSON gives problems and no text', () => {
  const { text, faults } = formatManifest('pages/home.json', '{\n  "title" "x"\n}')
  expect(text).toBeUndefined()
  expect(faults).toMatchObject([{ rule: 'json-syntax', place: { line: 2 } }])
})

test('a forbidden or duplicate key is a problem and is never written', () => {
  for (const [key, rule] of [
    ['__proto__', 'forbidden-key'],
    ['title', 'duplicate-key'],
  ]) {
    const { text, faults } = formatManifest('pages/home.json', `{ "title": 1, "${key}": {} }`)
    expect([text, faults.map((fault) => fault.rule)]).toEqual([undefined, [rule]])
  }
})

const anyText = fc.oneof(
  fc.lorem({ maxCount: 12 }),
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    '日本語のとても長い見出し',
    'Selamat 🎉 datang',
    'l’été – naïve',
    '"\\/\u0007\u2028',
  ),
)
const anyManifest = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(anyText, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    fc.constantFrom(true, false, null),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.array(fc.integer(), { maxLength: 40 }),
    fc.array(fc.record({ id: anyText, type: anyText, props: tie('value') }, { requiredKeys: [] })),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom('title', 'blocks', 'seo', 'patch', 'node'),
        fc.string({ maxLength: 12 }).filter((key) => !forbiddenKeys.has(key)),
      ),
      tie('value'),
      { maxKeys: 6 },
    ),
  ),
})).value

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a value has one text, however its source was formatted, and the text has the same value', () => {
  fc.assert(
    fc.property(anyManifest.map(plain), (value) => {
      const text = format(value)
      expect(JSON.parse(text)).toEqual(value)
      expect(formatManifest('pages/home.json', JSON.stringify(value)).text).toBe(text)
      expect(formatManifest('pages/home.json', JSON.stringify(value, null, 7)).text).toBe(text)
      expect(formatManifest('pages/home.json', text).text).toBe(text)
    }),
  )
})

/** Formats every file with the repository's formatter, whose own settings ignore layouts. */
function afterOxfmt(texts: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tenun-format-'))
  try {
    writeFileSync(join(folder, '.oxfmtrc.json'), JSON.stringify({ printWidth: 100 }))
    const files = texts.map((text, i) => {
      const file = join(folder, `${i}.json`)
      writeFileSync(file, text)
      return file
    })
    execFileSync(join(process.cwd(), 'node_modules/.bin/oxfmt'), ['.'], { cwd: folder })
    return files.map((file) => readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the formatter of this repository does not change the text of any manifest', () => {
  const texts = fc.sample(anyManifest, { numRuns: 300, seed: 1 }).map((value) => format(value))
  expect(afterOxfmt(texts)).toEqual(texts)
})

const files = everyLayout
  .flatMap((layout) =>
    readdirSync(join('layouts', layout), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(layout, path),
    ),
  )
  .filter((path) => path.endsWith('.json'))
  .map((path) => ({ path, source: readFileSync(join('layouts', path), 'utf8') }))

test('every file of our layouts keeps its value, and the formatter does not change its text', () => {
  const texts = files.map(({ path, source }) => {
    const { text = '' } = formatManifest(path, source)
    expect(JSON.parse(text)).toEqual(readJson(path, source, Infinity).value)
    return text
  })
  expect(afterOxfmt(texts)).toEqual(texts)
})
