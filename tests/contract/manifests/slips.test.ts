import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ruleNames } from '#src/manifest/rules/names.ts'
import { compileTexts } from './in-memory.ts'
import { inherited } from './sentinels.ts'
import { sound, soundChild, type Texts } from './sound.ts'

/** How often each kind of slip is made. */
const runs = { json: 500, text: 500 }

const before = inherited()
afterAll(() => expect(inherited()).toEqual(before))

const nested = { id: 'z', type: 'rich-text', slots: { body: [{ id: 'z', type: 'cta' }] } }
const values: unknown[] = [
  [null, 0, -1, 1e21, 1.5, '', 'x', true, {}, [], 'x'.repeat(300), nested],
  [{ $bind: 'site.title' }, { $route: 'slug' }, { $bind: 1 }, { toString: 1 }, { length: 3 }],
  ['page:home', 'asset:logo.svg', 'content:sejarah', 'token:ink', '/About#x', '//x', '/%'],
  ['node', 'position', '/props/heading', 'header', 'kaki', 'buka', 'isi', 'aside', 'end'],
  [
    { op: 'remove', at: 'isi' },
    { op: 'move', at: 'isi', where: 'start' },
    { op: 'unset', at: 'buka', paths: ['/heading'] },
    { op: 'replace', at: 'isi', node: nested },
  ],
].flat()
const keys =
  'id type props slots lock v toString length title items at slot where paths node op data seo $bind a/b a~b en'.split(
    ' ',
  )
const anySlip = fc.record({
  kind: fc.constantFrom('drop', 'replace', 'rename', 'double', 'copy'),
  at: fc.nat(),
  from: fc.nat(),
  value: fc.constantFrom(...values),
  key: fc.constantFrom(...keys),
})
type Slip = typeof anySlip extends fc.Arbitrary<infer S> ? S : never
type Json = Record<string, unknown>

/** Every object and list of a value with each of its keys, as they stand. */
const entriesOf = (value: unknown): { holder: Json; key: string }[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, child]) => [
        { holder: value as Json, key },
        ...entriesOf(child),
      ])

function slipped(value: unknown, { kind, at, from, value: other, key }: Slip): void {
  const all = entriesOf(value)
  const here = all[at % all.length]
  const there = all[from % all.length]
  if (here === undefined || there === undefined) return
  const { holder, key: own } = here
  const said = holder[own]
  if (kind === 'replace') holder[own] = structuredClone(other)
  else if (kind === 'copy') holder[own] = structuredClone(there.holder[there.key])
  else if (Array.isArray(holder)) {
    if (kind === 'drop') holder.splice(Number(own), 1)
    else holder.push(structuredClone(said))
  } else {
    if (kind !== 'double') delete holder[own]
    if (kind !== 'drop') holder[key] = said
  }
}

/** Every problem stands in a file that was given, at a line and a column that it has. */
function expectPlaces(texts: Texts): void {
  for (const { file, line, column, rule, message } of compileTexts(texts).problems) {
    const path = file.replace('layouts/coba/', '').replace(/^layouts\//, '../')
    const lines = (texts[path] ?? '').split(path.endsWith('.mdx') ? /\r\n|\r|\n/ : '\n')
    expect(ruleNames).toContain(rule)
    expect(lines[line - 1], `${rule} ${message}`).toBeDefined()
    expect(column, `${rule} ${message}`).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1)
  }
}

const anyBase = fc.constantFrom(sound, soundChild)
const filesOf = (base: Texts, end: RegExp) => Object.keys(base).filter((path) => end.test(path))

test('slips in layouts and their parents are told at places that are there, and nothing is thrown', () => {
  fc.assert(
    fc.property(
      anyBase,
      fc.nat(),
      fc.array(anySlip, { minLength: 1, maxLength: 3 }),
      (base, i, slips) => {
        const files = filesOf(base, /\.json$/)
        const path = files[i % files.length] ?? ''
        const value = JSON.parse(base[path] ?? '') as unknown
        for (const slip of slips) slipped(value, slip)
        expectPlaces({ ...base, [path]: JSON.stringify(value, null, 2) })
      },
    ),
    { numRuns: runs.json },
  )
})

const pieces = [
  ['{', '}', '<', '>', '</', '/>', '<Cta heading="x" />', '<RichText>', '</RichText>', '{1}', ''],
  ['`', '```', '---', '\n', '\n\n', '"', "'", '[a](javascript:x)', '[^1]: x', '![', '](', '|'],
  ['# ', '> ', '- ', 'slot="aside"', '__proto__', '\u0000', '\ufeff', '\\', '&#x', '<!--'],
  ['import x', 'export ', ': ', '*a', '&a ', '!!x ', '? ', '<<: ', '\t', '😀', '\ud800', '}}'],
].flat()

test('pieces that come into a text or go from it are told, or make it another good text', () => {
  const anyEdit = fc.tuple(fc.nat(), fc.nat({ max: 8 }), fc.constantFrom(...pieces))
  fc.assert(
    fc.property(
      anyBase,
      fc.nat(),
      fc.array(anyEdit, { minLength: 1, maxLength: 4 }),
      (base, i, edits) => {
        const files = filesOf(base, /\.(json|mdx)$/)
        const path = files[i % files.length] ?? ''
        const text = edits.reduce((text, [at, gone, piece]) => {
          const from = at % (text.length + 1)
          return text.slice(0, from) + piece + text.slice(from + gone)
        }, base[path] ?? '')
        expectPlaces({ ...base, [path]: text })
      },
    ),
    { numRuns: runs.text },
  )
})
