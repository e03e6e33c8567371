import { afterEach, describe, expect, test } from 'vitest'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import { parseOverlay } from '#src/manifest/read/parse-overlay.ts'
import { ruleNames } from '#src/manifest/rules/names.ts'
import { bombs, slow } from './attacks/bombs.ts'
import { keys } from './attacks/keys.ts'
import { names } from './attacks/names.ts'
import { compared, edit, readCase } from './corpus.ts'
import { compileTexts } from './in-memory.ts'
import { inherited } from './sentinels.ts'
import { sound, type Texts } from './sound.ts'

const before = inherited()
afterEach(() => {
  expect(inherited()).toEqual(before)
  expect('polluted' in {}).toBe(false)
})

describe.each(Object.entries({ keys, names, bombs }))('%s', (_family, cases) => {
  test.each(cases)('$name', (one) => {
    const { texts, expected } = readCase(one)
    expect(compared(compileTexts(texts).problems, expected)).toEqual(expected.toSorted())
  })
})

test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])(
  'what a site published reaches no prototype by the key %s',
  (key) => {
    const patch = `{ "op": "props", "at": "a", "props": { "${key}": { "polluted": true } } }`
    const text = `{ "overlay": 1, "pages": { "home": { "patch": [${patch}] } } }`
    const { problems } = parseOverlay('cabang', text, ajvCheckers)
    expect(problems.map(({ rule, column }) => [rule, column])).toEqual([['forbidden-key', 87]])
  },
)

test.each(slow)(
  '%s comes to an end, and each refusal has a rule and a place',
  (_name, file, piece) => {
    // A link with an anchor has the headings of the other page read.
    const home = edit(['"href": "page:about"', '"href": "/About#alat"'])(
      sound['pages/home.json'] ?? '',
    )
    const texts: Texts = file === 'pages/home.json' ? sound : { ...sound, 'pages/home.json': home }
    const whole: Texts = { ...texts, [file]: edit(piece)(texts[file] ?? '') }
    for (const { rule, file: reportedFile, line, column } of compileTexts(whole).problems) {
      expect(ruleNames).toContain(rule)
      const lines = (whole[reportedFile.replace('layouts/coba/', '')] ?? '').split('\n')
      expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1)
    }
  },
)

test('there are at least sixty attacks, each with a name of its own', () => {
  const every = [...keys, ...names, ...bombs].map(({ name }) => name)
  expect(every.length).toBeGreaterThanOrEqual(60)
  expect(every.filter((name, i) => every.indexOf(name) !== i)).toEqual([])
})
