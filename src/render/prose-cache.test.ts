import { expect, test, vi } from 'vitest'
import { cachedProse } from './prose-cache.ts'
import type { CompileProse } from './render-options.ts'

const counted = () => vi.fn<CompileProse>(({ source }) => Promise.resolve([source]))

test('prose is compiled once for each content, also when it is asked for at one time', async () => {
  const compile = counted()
  const cached = cachedProse(compile)
  const one = { source: 'Halo.', hash: 'a' }
  expect(await Promise.all([cached(one), cached(one)])).toEqual([['Halo.'], ['Halo.']])
  expect(await cached({ source: 'Lain.', hash: 'b' })).toEqual(['Lain.'])
  await cached(one)
  expect(compile).toHaveBeenCalledTimes(2)
})

test('what failed is tried again', async () => {
  const compile = counted().mockRejectedValueOnce(new Error('no thread'))
  const cached = cachedProse(compile)
  await expect(cached({ source: '', hash: 'a' })).rejects.toThrow('no thread')
  expect(await cached({ source: '', hash: 'a' })).toEqual([''])
})

test('the texts that were asked for last are cached, up to a bound', async () => {
  const compile = counted()
  const cached = cachedProse(compile)
  const long = (hash: string) => cached({ source: 'a'.repeat(400_000), hash })
  for (const hash of ['a', 'b', 'c', 'c', 'b']) await long(hash)
  expect(compile).toHaveBeenCalledTimes(3)
  await long('a')
  expect(compile).toHaveBeenCalledTimes(4)
})
