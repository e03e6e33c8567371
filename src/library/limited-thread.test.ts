import { afterEach, expect, test } from 'vitest'
import { UnfinishedWork } from './layout-work.ts'
import { LimitedThread } from './limited-thread.ts'

type Request = 'number' | 'spin' | 'fill' | 'exit'

/** A thread that counts its requests, and that can be asked never to answer. */
const script = `
  import { parentPort } from 'node:worker_threads'
  let count = 0
  const kept = []
  parentPort.on('message', (request) => {
    if (request === 'spin') for (;;);
    if (request === 'fill') for (;;) kept.push(new Array(100_000).fill({}))
    if (request === 'exit') process.exit(3)
    parentPort.postMessage({ kind: 'done', value: ++count })
  })
  parentPort.postMessage({ kind: 'ready' })
`
let thread: LimitedThread<Request>
const open = (requestMs?: number) => {
  thread = new LimitedThread<Request>({
    script: () => Promise.resolve(new URL(`data:text/javascript,${encodeURIComponent(script)}`)),
    ...(requestMs === undefined ? {} : { requestMs }),
  })
  return (request: Request) => thread.ask<number>(() => request)
}
afterEach(() => thread.close())

test('one thread answers many requests, in order', async () => {
  const ask = open()
  expect(await Promise.all([ask('number'), ask('number'), ask('number')])).toEqual([1, 2, 3])
})

test('a request that takes too long is ended with its reason, and the next one gets a new thread', async () => {
  const ask = open(300)
  expect(await ask('number')).toBe(1)
  await expect(ask('spin')).rejects.toThrow('It took more than 0.3 seconds of computing.')
  expect(await ask('number')).toBe(1)
})

test('requests behind one that is ended are answered', async () => {
  const ask = open(300)
  const spun = ask('spin').catch((error: unknown) => error)
  expect(await Promise.all([spun, ask('number'), ask('number')])).toEqual([
    expect.any(UnfinishedWork),
    1,
    2,
  ])
})

test('a request that fills the memory is ended, and this process goes on', async () => {
  const ask = open(60_000)
  await expect(ask('fill')).rejects.toThrow('It took more than 512 MiB of memory.')
  expect(await ask('number')).toBe(1)
})

test('a thread that exits ends its request only', async () => {
  const ask = open()
  await expect(ask('exit')).rejects.toBeInstanceOf(UnfinishedWork)
  expect(await ask('number')).toBe(1)
})
