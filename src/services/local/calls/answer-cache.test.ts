import { expect, test } from 'vitest'
import { AnswerCache, type Read, type ReadKey } from './answer-cache.ts'

const keyOf = (name: string, siteId = 'alpha'): ReadKey => ({
  siteId,
  name,
  entities: ['class'],
  mostMs: 1000,
})
const found = (answer: unknown, changesAt?: Date): Read => ({
  answer,
  changesAt,
  isWithdrawn: false,
})

function cacheOf(options: Partial<ConstructorParameters<typeof AnswerCache>[0]> = {}) {
  const cache = new AnswerCache({ bytes: 100_000, isInformed: () => true, ...options })
  let reads = 0
  return {
    cache,
    reads: () => reads,
    read: async (key: ReadKey, at: number, read = found(reads)) => {
      const { answer } = await cache.findOrRead(key, at, () => {
        reads++
        return Promise.resolve(read)
      })
      return answer
    },
  }
}

test('an answer is given again until its moment, its end, or a change of its site', async () => {
  const { cache, read, reads } = cacheOf()
  await read(keyOf('a'), 0, found('x', new Date(500)))
  expect(await read(keyOf('a'), 499)).toBe('x')
  await read(keyOf('a'), 500)
  await read(keyOf('a'), 1499)
  expect(reads()).toBe(2)
  await read(keyOf('a'), 1500)
  cache.entityChanged({ siteId: 'alpha', entity: 'post' })
  cache.entityChanged({ siteId: 'beta', entity: 'class' })
  await read(keyOf('a'), 1501)
  expect(reads()).toBe(3)
  cache.entityChanged({ siteId: 'alpha', entity: 'class' })
  await read(keyOf('a'), 1501)
  expect(reads()).toBe(4)
})

test('a page of an earlier moment is read for itself', async () => {
  const { read, reads } = cacheOf()
  await read(keyOf('a'), 100)
  await read(keyOf('a'), 99)
  await read(keyOf('a'), 101)
  expect(reads()).toBe(2)
})

test('a read that began before a change is neither stored nor given to those who ask after it', async () => {
  const { cache } = cacheOf()
  const ends: ((read: Read) => void)[] = []
  const ask = () => cache.findOrRead(keyOf('a'), 0, () => new Promise((end) => ends.push(end)))
  const [before, beside] = [ask(), ask()]
  cache.entityChanged({ siteId: 'alpha', entity: 'class' })
  const after = ask()
  expect(ends).toHaveLength(2)
  ends[1]?.(found('new'))
  ends[0]?.(found('old'))
  expect((await Promise.all([before, beside, after])).map(({ answer }) => answer)).toEqual([
    'old',
    'old',
    'new',
  ])
  expect((await ask()).answer).toBe('new')
})

test('a failure is not stored, and nothing is while changes do not arrive', async () => {
  let isInformed = true
  const { cache, read, reads } = cacheOf({ isInformed: () => isInformed })
  const failing = () => Promise.reject(new Error('away'))
  await expect(cache.findOrRead(keyOf('a'), 0, failing)).rejects.toThrow('away')
  await read(keyOf('a'), 0)
  isInformed = false
  await read(keyOf('a'), 0)
  isInformed = true
  await read(keyOf('a'), 0)
  expect(reads()).toBe(2)
  cache.clear()
  await read(keyOf('a'), 0)
  expect(reads()).toBe(3)
})

test('of too many answers those are dropped that were used longest ago, those of a site by themselves', async () => {
  const { read, reads } = cacheOf({ bytes: 2400, siteBytes: 1300 })
  await read(keyOf('a'), 0)
  await read(keyOf('b'), 0)
  await read(keyOf('a'), 0)
  await read(keyOf('c'), 0)
  await read(keyOf('a'), 0)
  expect(reads()).toBe(3)
  await read(keyOf('b'), 0)
  expect(reads()).toBe(4)
  for (const site of ['beta', 'gamma', 'delta']) await read(keyOf('a', site), 0)
  await read(keyOf('a'), 0)
  expect(reads()).toBe(8)
})

test('an answer cannot be changed by who is given it', async () => {
  const { read } = cacheOf()
  const answer = await read(keyOf('a'), 0, found({ items: [{ title: 'Satu' }] }))
  expect(Object.isFrozen(answer)).toBe(true)
  expect(() => Object.assign((answer as { items: object[] }).items[0] ?? {}, { title: 2 })).toThrow(
    TypeError,
  )
})

test('a read that finds what an outdated answer said gives the same object, and another one where a row differs', async () => {
  const { cache, read, reads } = cacheOf()
  const list = (title: string) => found({ items: [{ title }] })
  const change = () => cache.entityChanged({ siteId: 'alpha', entity: 'class' })
  const first = await read(keyOf('a'), 0, list('Satu'))
  change()
  expect(await read(keyOf('a'), 0, list('Satu'))).toBe(first)
  expect(await read(keyOf('a'), 1000, list('Satu')), 'after its end').toBe(first)
  change()
  expect(await read(keyOf('a'), 1000, list('Dua'))).toEqual({ items: [{ title: 'Dua' }] })
  expect(reads()).toBe(4)
})
