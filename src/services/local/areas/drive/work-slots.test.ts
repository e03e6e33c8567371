import { expect, test, vi } from 'vitest'
import { Slots } from './work-slots.ts'

/** Work that ends when the test says so. */
function work() {
  let end: (value: string) => void = () => undefined
  const promise = new Promise<string>((resolve) => (end = resolve))
  return { run: vi.fn(() => promise), resolve: (value: string) => end(value) }
}

const open = () => new Slots({ size: 4, waiting: 2, timeoutMs: 60_000 })

test('so much runs at a time, and the next in order as soon as there is room', async () => {
  const slots = open()
  const [large, small, next, last] = [work(), work(), work(), work()]
  const all = [
    slots.run(3, large.run),
    slots.run(1, small.run),
    slots.run(2, next.run),
    slots.run(1, last.run),
  ]
  expect([large, small, next, last].map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 0])
  small.resolve('small')
  await all[1]
  expect(last.run).not.toHaveBeenCalled()
  large.resolve('large')
  await all[0]
  await vi.waitFor(() => expect(last.run).toHaveBeenCalled(), 60_000)
  next.resolve('next')
  last.resolve('last')
  expect(await Promise.all(all)).toEqual(['large', 'small', 'next', 'last'])
})

test('work that fails gives its place back', async () => {
  const slots = open()
  await expect(slots.run(4, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await slots.run(4, async () => 'yes')).toBe('yes')
})

test('no one waits behind too many', async () => {
  const slots = open()
  const first = work()
  const running = [4, 1, 1].map((weight) => slots.run(weight, first.run))
  await expect(slots.run(1, first.run)).rejects.toMatchObject({ status: 503, retryAfter: 5 })
  first.resolve('done')
  expect(await Promise.all(running)).toEqual(['done', 'done', 'done'])
})

test('no one waits for long, and what was queued behind goes on', async () => {
  vi.useFakeTimers()
  const slots = new Slots({ size: 4, waiting: 2, timeoutMs: 3000 })
  const [first, large, small] = [work(), work(), work()]
  const running = slots.run(3, first.run)
  const waiting = expect(slots.run(4, large.run)).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(2000)
  const behind = slots.run(1, small.run)
  await vi.advanceTimersByTimeAsync(1000)
  await waiting
  expect([large.run.mock.calls.length, small.run.mock.calls.length]).toEqual([0, 1])
  first.resolve('first')
  small.resolve('small')
  expect(await Promise.all([running, behind])).toEqual(['first', 'small'])
  vi.useRealTimers()
})
