import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backends } from '../../database/new-database-for-test.ts'
import { mails } from '../../database/tables/people-tables.ts'
import { runJobs } from '../../jobs/queue-runner.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { queueMail, sendMailJob } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

const site = {
  name: 'Sanggar Anyam',
  locale: 'id',
  colour: '#0b5f86',
  isSignUpOpen: true,
  mail: {},
} as const

test('a mail is tried for longer than a day', () => {
  // The shortest time that pg-boss waits before attempt n: 10 s × 2ⁿ / 2.
  const waits = Array.from({ length: sendMailJob.retries }, (_, i) => (10 * 2 ** (i + 1)) / 2)
  expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(86_400)
})

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('sending mail', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const asServer = <T>(work: Parameters<typeof opened.database.transaction<T>>[1]) =>
      opened.database.transaction<T>({ role: 'server', siteId: 'alpha' }, work)

    test('mail is sent when its cause has committed, and not when it was undone', async () => {
      const sent: string[] = []
      const queue = (to: string) =>
        asServer(async (tx) => {
          const values = { name: 'Sari', school: 'SMK Tenun' }
          await queueMail(tx, { siteId: 'alpha', to, template: 'school-registered', values })
          if (to.startsWith('undone')) throw new Error('undone')
        })
      await queue('one@alpha.example')
      await expect(queue('undone@alpha.example')).rejects.toThrow('undone')
      const job = sendMail(
        opened.database,
        async ({ to }) => void sent.push(to),
        () => site,
      )
      const stop = await runJobs(opened.backend, [job], () => undefined)
      await expect.poll(() => sent).toEqual(['one@alpha.example'])
      await stop()
      const [row] = await asServer((tx) => tx.select().from(mails))
      expect(row?.sentAt).toBeInstanceOf(Date)
      await job.run({ siteId: 'alpha', mailId: row?.id ?? '' })
      expect(sent).toHaveLength(1)
    })
  })
})
