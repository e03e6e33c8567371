import { expect, test } from 'vitest'
import { BadUsage } from './command.ts'
import { shardOf } from './shard.ts'

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test('the shards of a list hold each name once', () => {
  const shards = ['1/3', '2/3', '3/3'].map((shard) => shardOf(names, shard, 0))
  expect(shards).toEqual([
    ['a', 'd', 'g'],
    ['b', 'e'],
    ['c', 'f'],
  ])
})

test('as many days as there are shards take every name', () => {
  const days = [0, 1, 2].map((day) =>
    shardOf(names, 'day/3', 20_000 * 86_400_000 + day * 86_400_000),
  )
  expect(days.flat().toSorted()).toEqual(names)
})

test.each(['', '0/3', '4/3', '1/0', 'day', 'day/', '1/3/', '-1/3', '1.5/3'])(
  '"%s" is refused',
  (shard) => {
    expect(() => shardOf(names, shard, 0)).toThrow(BadUsage)
  },
)
