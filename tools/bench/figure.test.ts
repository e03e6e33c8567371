import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { comparedLines, type Figure, figureLines, Figures, goalLines, isReached } from './figure.ts'

const part = 'A page'
const fast: Figure = { part, name: 'cached', value: 0.5, unit: '×', wanted: { most: 0.9 } }
const slow: Figure = { part, name: 'nothing cached', value: 7, unit: '×', wanted: { most: 2.2 } }
const many: Figure = { part, name: 'a second', value: 0.97, unit: '×', wanted: { least: 0.95 } }
const plain: Figure = { part: 'A home', name: 'script', value: 4210, unit: 'B', spread: [1, 2] }

const run = (...figures: Figure[]): Figures => ({
  revision: 'abc',
  node: 'v20.1.0',
  cores: 2,
  figures,
})

test('a figure stands below its part with its goal, and the goals that are missed are named', () => {
  expect([fast, slow, many, plain].map(isReached)).toEqual([true, false, true, undefined])
  expect(figureLines([fast, slow, plain])).toEqual([
    '',
    'A page',
    '  cached          0.50 ×   wanted ≤ 0.9: reached',
    '  nothing cached  7.00 ×   wanted ≤ 2.2: missed',
    '',
    'A home',
    '  script          4210 B (1 to 2)',
  ])
  expect(goalLines([fast, slow, plain])).toEqual([
    '',
    '1 of 2 goals are reached.',
    '  missed: A page: nothing cached 7.00 ×',
  ])
})

test('two runs differ by what moved by more than a tenth, came or went', () => {
  const before = run(fast, slow, plain)
  const after = run({ ...fast, value: 0.52 }, { ...slow, value: 3.5 }, many)
  expect(comparedLines(before, after)).toEqual([
    '',
    'Since abc (Node v20.1.0, 2 cores):',
    '   -50 %  A page: nothing cached 7.00 × → 3.50 ×',
    '  new   A page: a second 0.97 ×',
    '  gone  A home: script',
  ])
  expect(comparedLines(before, before).at(-1)).toBe('  nothing moved by more than 10 %')
})

test('what is printed as JSON can be compared with', () => {
  const printed: unknown = JSON.parse(JSON.stringify(run(fast, plain)))
  expect(Figures.parse(printed)).toEqual(run(fast, plain))
})

test('every stored run is one that can be compared with', () => {
  const folder = 'tests/bench'
  const files = readdirSync(folder)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const stored = Figures.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    expect(file).toBe(`${stored.revision}.json`)
    expect(comparedLines(stored, stored).join('\n')).toContain(`Since ${stored.revision}`)
  }
})
