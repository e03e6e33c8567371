import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ruleNames } from '#src/manifest/rules/names.ts'
import { compileTexts } from './in-memory.ts'
import { inherited } from './sentinels.ts'
import { anySlip, slipped } from './slip.ts'
import { sound, soundChild, type Texts } from './sound.ts'

/** How often each kind of slip is made. */
const runs = { json: 500, text: 500 }

const before = inherited()
afterAll(() => expect(inherited()).toEqual(before))

/** Every problem is in one of these files, at a line and a column that it has. */
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
        const text = edits.reduce((text, [at, removed, piece]) => {
          const from = at % (text.length + 1)
          return text.slice(0, from) + piece + text.slice(from + removed)
        }, base[path] ?? '')
        expectPlaces({ ...base, [path]: text })
      },
    ),
    { numRuns: runs.text },
  )
})
