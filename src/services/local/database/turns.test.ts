import { expect, test } from 'vitest'
import { DatabaseAway } from './backend.ts'
import type { Share } from './share.ts'
import { Turns } from './turns.ts'

/** Work that the test ends, and the order in which it began. */
function working(turns: Turns) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    begun,
    async start(share: Share, name: string) {
      const done = turns.run(share, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      })
      done.catch(() => undefined)
      await settle()
    },
    async end(name: string) {
      ends.get(name)?.()
      await settle()
    },
  }
}

test('reads never use more than their share, and the rest may use every connection', async () => {
  const { begun, start, end } = working(new Turns({ connections: 3, forReads: 2, mostWaiting: 9 }))
  for (const name of ['a', 'b', 'c']) await start('reads', name)
  expect(begun).toEqual(['a', 'b'])
  await start('rest', 'd')
  expect(begun).toEqual(['a', 'b', 'd'])
  await end('d')
  expect(begun).toHaveLength(3)
  await end('a')
  expect(begun).toEqual(['a', 'b', 'd', 'c'])
  for (const name of ['b', 'c']) await end(name)
  for (const name of ['e', 'f', 'g', 'h']) await start('rest', name)
  expect(begun.slice(4)).toEqual(['e', 'f', 'g'])
})

test('of one connection, both shares take turns, each in the order in which they came', async () => {
  const turns = new Turns({ connections: 1, forReads: 1, mostWaiting: 9 })
  const { begun, start, end } = working(turns)
  for (const name of ['r1', 'r2', 'r3']) await start('reads', name)
  for (const name of ['s1', 's2']) await start('rest', name)
  let isIdle = false
  void turns.idle().then(() => (isIdle = true))
  for (const name of ['r1', 's1', 'r2', 's2', 'r3']) await end(name)
  expect(begun).toEqual(['r1', 's1', 'r2', 's2', 'r3'])
  expect(isIdle).toBe(true)
})

test('one for which none is free in time, or behind too many, is refused, and the others are served', async () => {
  const turns = new Turns({ connections: 1, forReads: 1, mostWaiting: 1, patience: 20 })
  const { begun, start, end } = working(turns)
  await start('reads', 'a')
  const late = turns.run('reads', () => Promise.resolve('late'))
  await expect(turns.run('reads', () => Promise.resolve('third'))).rejects.toThrow(DatabaseAway)
  await expect(late).rejects.toThrow('no connection was free in time')
  await start('rest', 'b')
  await end('a')
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  await turns.idle()
  await expect(turns.run('reads', () => Promise.reject(new Error('own')))).rejects.toThrow('own')
  expect(await turns.run('reads', () => Promise.resolve('again'))).toBe('again')
})
