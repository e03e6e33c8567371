import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { exampleStarter } from '../seed/example-starter-for-test.ts'
import { backends } from '../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../open-for-test.ts'
import { type Job, sendJob } from './queue.ts'
import { requireQueues, runJobs } from './queue-runner.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the queue', () => {
    let opened: Opened
    const done: number[] = []
    const fails = new Map<number, number>()
    const job: Job<z.ZodObject<{ number: z.ZodNumber }>> = {
      name: 'count',
      data: z.object({ number: z.number() }),
      retries: 3,
      async run({ number }) {
        const left = fails.get(number) ?? 0
        fails.set(number, left - 1)
        if (left > 0) throw new Error('not yet')
        done.push(number)
      },
    }
    beforeEach(async () => {
      done.length = 0
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await requireQueues(opened.backend, [job])
    })
    afterEach(() => opened.close())

    const send = (number: number, fail = false) =>
      opened.database.transaction({ role: 'server', siteId: 'alpha' }, async (tx) => {
        await sendJob(tx, job, { number })
        if (fail) throw new Error('undone')
      })

    test('a job runs once when its transaction has committed, and never when it was undone', async () => {
      await send(1)
      await expect(send(2, true)).rejects.toThrow('undone')
      await send(3)
      const stop = await runJobs(opened.backend, [job], () => undefined)
      await expect.poll(() => done.toSorted((a, b) => a - b)).toEqual([1, 3])
      await stop()
      expect(done.toSorted((a, b) => a - b)).toEqual([1, 3])
    })

    test('two runners share the jobs, each of which runs once', async () => {
      const numbers = Array.from({ length: 20 }, (_, number) => number)
      for (const number of numbers) await send(number)
      const stops = [
        await runJobs(opened.backend, [job], () => undefined),
        await runJobs(opened.backend, [job], () => undefined),
      ]
      await expect.poll(() => done.length).toBe(20)
      for (const stop of stops) await stop()
      expect(done.toSorted((a, b) => a - b)).toEqual(numbers)
    })

    test('one that failed waits for its next try', async () => {
      fails.set(7, 1)
      await send(7)
      const stop = await runJobs(opened.backend, [job], () => undefined)
      const state = async () => {
        const [row] = await opened.backend.session((session) =>
          session.query('SELECT state::text, start_after > now() FROM pgboss.job', []),
        )
        return row
      }
      await expect.poll(state).toEqual(['retry', true])
      await stop()
    })

    test('a database that goes away while a job runs is no end of the process', async () => {
      let isAway = false
      const { backend } = opened
      const losing: typeof backend = {
        ...backend,
        session: (use) => (isAway ? Promise.reject(new Error('away')) : backend.session(use)),
      }
      const lastly = { ...job, run: async () => void (isAway = true) }
      const logged: string[] = []
      await send(8)
      const stop = await runJobs(losing, [lastly], (message) => void logged.push(message))
      const unmarked = 'A job could not be marked, and runs again when its time is over'
      await expect.poll(() => logged).toContain(unmarked)
      await stop()
    })

    const cutOff = (seconds: number) =>
      opened.backend.session((session) =>
        session.query(
          `UPDATE pgboss.job SET state = 'active', started_on = now() - make_interval(secs => $1)`,
          [seconds],
        ),
      )

    test('a job whose process was killed runs again', async () => {
      const logged: string[] = []
      await send(4)
      await cutOff(31)
      const stop = await runJobs(opened.backend, [job], (message) => void logged.push(message))
      await expect.poll(() => done).toEqual([4])
      expect(logged).toEqual(['The job count was cut off and runs again'])
      await stop()
    })

    test('a job that runs elsewhere is left alone', async () => {
      await send(5)
      await cutOff(10)
      await send(6)
      const stop = await runJobs(opened.backend, [job], () => undefined)
      await expect.poll(() => done).toEqual([6])
      await stop()
    })

    test('a job that runs here is renewed for as long as it runs', async () => {
      let finish = (): void => undefined
      const long = {
        ...job,
        run: () => new Promise<void>((resolve) => (finish = resolve)),
      }
      await send(7)
      const stop = await runJobs(opened.backend, [long], () => undefined)
      const startedAt = async () => {
        const [row] = await opened.backend.session((session) =>
          session.query(
            `SELECT started_on::text FROM pgboss.job WHERE name = 'count' AND state = 'active'`,
            [],
          ),
        )
        return row?.[0]
      }
      await expect.poll(startedAt).toBeDefined()
      const first = await startedAt()
      await expect.poll(startedAt).not.toBe(first)
      finish()
      await stop()
    })

    test('the last failure of a job is reported as the last', async () => {
      const logged: string[] = []
      fails.set(9, 1)
      await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        sendJob(tx, { ...job, retries: 0 }, { number: 9 }),
      )
      const stop = await runJobs(opened.backend, [job], (message) => void logged.push(message))
      await expect.poll(() => logged).toEqual(['The job count failed for the last time'])
      await stop()
    })

    test('a visitor and a writer can neither send nor see a job', async () => {
      for (const role of ['visitor', 'writer'] as const) {
        const sent = opened.database.transaction({ role, siteId: 'alpha' }, (tx) =>
          sendJob(tx, job, { number: 1 }),
        )
        await expect(sent).rejects.toThrow(/permission denied/)
      }
    })
  })
})
