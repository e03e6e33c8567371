import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAppointment } from '#schemas/services/appointment.ts'
import { requestDemo } from '#schemas/services/cms.ts'
import { notify } from '#schemas/services/mailer.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { mails } from '../../database/tables/people-tables.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('mail of visitors', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const asServer = <T>(work: Parameters<typeof opened.database.transaction<T>>[1]) =>
      opened.database.transaction<T>({ role: 'server', siteId: 'alpha' }, work)
    const message = {
      email: 'tamu@lain.example',
      subject: 'Tanya jadwal',
      message: 'Kapan dibuka?',
    }

    test('a visitor writes to the people of the site, and to no one else', async () => {
      await expect(opened.ask(notify, message)).rejects.toMatchObject({ status: 409 })
      await asServer((tx) =>
        tx
          .insert(accounts)
          .values({ siteId: 'alpha', email: 'admin@alpha.example', name: 'Admin', kind: 1 }),
      )
      expect(await opened.ask(notify, message)).toEqual({ accepted: true })
      await expect(
        opened.ask(notify, { ...message, to: 'korban@lain.example' }),
      ).rejects.toMatchObject({ status: 403 })
      const to = (await asServer((tx) => tx.select().from(mails)))
        .filter(({ template }) => template === 'message')
        .map(({ recipient }) => recipient)
      expect(to).toEqual(['admin@alpha.example'])
    })

    test('a request for a demonstration is mailed to the people of the site alone', async () => {
      const email = 'sari@lain.example'
      expect(await opened.ask(requestDemo, { email })).toEqual({ email })
      await expect(opened.ask(requestDemo, { email }, { siteId: 'beta' })).rejects.toMatchObject({
        status: 409,
      })
      const asked = await asServer((tx) =>
        tx.select().from(mails).where(eq(mails.template, 'demo-asked')),
      )
      expect(asked).toMatchObject([
        { recipient: 'admin@alpha.example', data: { email, replyTo: email } },
      ])
    })

    test('an address of the maximum length is accepted and mailed', async () => {
      const email = `${'a'.repeat(240)}@coba.example`
      expect(await opened.ask(notify, { ...message, email })).toEqual({ accepted: true })
      const preferredDate = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
      const asked = { topic: 'Kerja sama', name: 'Sari', phone: '081200000000', preferredDate }
      expect(await opened.ask(createAppointment, { ...asked, email })).toMatchObject({
        preferredDate,
      })
    })

    test('an admin says who a mail is for', async () => {
      const asked = { ...message, to: 'Guru@Sekolah.example' }
      expect(await opened.ask(notify, asked, { caller: 'admin' })).toEqual({ accepted: true })
    })
  })
})
