import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fixtures } from './fixtures.ts'
import { startRun } from './start-run.ts'
import { addResult, deleteResults, readResults, readRun, writeRun } from './stored.ts'

function memoryStorage() {
  const held = new Map<string, string>()
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => held.set(name, value),
    removeItem: (name: string) => held.delete(name),
  }
}

const run = startRun(
  fixtures.filled.props.questions,
  { count: 3, pace: 'whole' },
  { random: Math.random, now: 5 },
)

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

test('a stored run is read again for its node and subject, until it is deleted', () => {
  expect(writeRun('kuis', 'matematika', run)).toBe(true)
  expect(readRun('kuis', 'matematika')).toEqual(run)
  expect(readRun('kuis', 'javascript')).toBeUndefined()
  writeRun('kuis', 'matematika', undefined)
  expect(readRun('kuis', 'matematika')).toBeUndefined()
})

test.each(['', '{', '[]', '{"pace":"none"}', JSON.stringify({ ...run, asked: [{}] })])(
  'a stored text that is no run is not read: %s',
  (text) => {
    sessionStorage.setItem('tenun_quiz:kuis:matematika', text)
    expect(readRun('kuis', 'matematika')).toBeUndefined()
  },
)

test('the ten newest results are stored, and deleted together', () => {
  for (let right = 0; right < 12; right++)
    addResult({ subject: 'matematika', right, of: 20, at: '2026-11-23T03:00:00.000Z' })
  expect(readResults().map(({ right }) => right)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  deleteResults()
  expect(readResults()).toEqual([])
})

test('where the browser bars storage nothing is stored and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  expect(writeRun('kuis', 'matematika', run)).toBe(false)
  expect(readRun('kuis', 'matematika')).toBeUndefined()
  expect(readResults()).toEqual([])
  expect(deleteResults()).toBe(false)
})
