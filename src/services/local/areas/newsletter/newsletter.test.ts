import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { erasePerson, exportPerson } from '#schemas/services/manage-accounts.ts'
import {
  confirmSubscription,
  exportSubscribers,
  listSubscribers,
  subscribe,
  unsubscribe,
} from '#schemas/services/newsletter.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { newsletterRequests } from '../../database/tables/form-tables.ts'
import { newsletterSubscribers } from '../../database/tables/newsletter-tables.ts'
import { mails } from '../../database/tables/people-tables.ts'
import { purgeSite } from '../../jobs/purge-expired.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'

const staff = { caller: 'admin' } as const

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the newsletter', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      for (const site of ['alpha', 'beta']) await opened.seed(site, () => exampleStarter)
    })
    afterAll(() => opened.close())

    const inSite = <T>(work: Parameters<typeof opened.database.transaction<T>>[1]) =>
      opened.database.transaction<T>({ role: 'server', siteId: 'alpha' }, work)
    const mailsTo = async (email: string) => {
      const sent = await inSite((tx) => tx.select().from(mails))
      return sent.filter(({ recipient }) => recipient === email)
    }
    /** The token of the last mail to an address of a kind. */
    const tokenOf = async (email: string, template: string) => {
      const sent = (await mailsTo(email)).filter((mail) => mail.template === template)
      const link = sent.toSorted((a, b) => Number(a.queuedAt) - Number(b.queuedAt)).at(-1)?.data
      return new URL(link?.['link'] ?? 'about:blank').searchParams.get('token') ?? ''
    }
    const listed = async () => {
      const list = await opened.ask(listSubscribers, { pageSize: 100 }, staff)
      return (list?.items ?? []).map(({ email }) => email)
    }
    const join = async (email: string) => {
      await opened.ask(subscribe, { email })
      await opened.ask(confirmSubscription, { token: await tokenOf(email, 'newsletter-confirm') })
    }

    test('an address is listed when it was confirmed by its mail, and not before', async () => {
      const email = 'rahma@baca.example'
      await opened.ask(subscribe, { email: 'Rahma@Baca.example' })
      expect(await listed()).not.toContain(email)
      const token = await tokenOf(email, 'newsletter-confirm')
      expect(await opened.ask(confirmSubscription, { token })).toEqual({ email })
      expect(await listed()).toContain(email)
      await expect(opened.ask(confirmSubscription, { token })).rejects.toMatchObject({
        status: 410,
      })
    })

    test('no answer and no mail says whether an address is subscribed', async () => {
      const [old, fresh] = ['lama@baca.example', 'baru@baca.example']
      await join(old)
      const answers = [
        await opened.ask(subscribe, { email: old }),
        await opened.ask(subscribe, { email: fresh }),
      ]
      const id: unknown = expect.stringMatching(/^[\da-f-]{36}$/)
      expect(answers).toEqual([{ id }, { id }])
      const last = (await mailsTo(old)).map(({ template }) => template)
      expect(last.filter((one) => one === 'newsletter-confirm')).toHaveLength(2)
      expect((await mailsTo(fresh)).map(({ template }) => template)).toEqual(['newsletter-confirm'])
    })

    test('a second confirmation of one address adds nothing', async () => {
      const email = 'dua@baca.example'
      await join(email)
      await join(email)
      expect((await listed()).filter((one) => one === email)).toHaveLength(1)
      const welcomes = (await mailsTo(email)).filter((one) => one.template === 'newsletter-welcome')
      expect(welcomes).toHaveLength(1)
    })

    test('one address confirmed twice at once is listed once', async () => {
      const email = 'bareng@baca.example'
      const tokens: string[] = []
      for (const _ of ['first', 'second']) {
        await opened.ask(subscribe, { email })
        tokens.push(await tokenOf(email, 'newsletter-confirm'))
      }
      expect(new Set(tokens).size).toBe(2)
      await Promise.all(tokens.map((token) => opened.ask(confirmSubscription, { token })))
      expect((await listed()).filter((one) => one === email)).toHaveLength(1)
    })

    test('a link is over after three days, and its request is deleted', async () => {
      const email = 'lambat@baca.example'
      await opened.ask(subscribe, { email })
      const token = await tokenOf(email, 'newsletter-confirm')
      await opened.backend.session(({ query }) =>
        query(
          `UPDATE newsletter_requests SET expires_at = expires_at - interval '73 hours' WHERE email = $1`,
          [email],
        ),
      )
      await expect(opened.ask(confirmSubscription, { token })).rejects.toMatchObject({
        status: 410,
      })
      await purgeSite(opened.database, 'alpha')
      const waiting = await inSite((tx) => tx.select().from(newsletterRequests))
      expect(waiting.map((row) => row.email)).not.toContain(email)
    })

    test('who leaves is no longer stored, and may leave twice', async () => {
      const email = 'pergi@baca.example'
      await join(email)
      const token = await tokenOf(email, 'newsletter-welcome')
      for (const _ of ['first', 'again'])
        expect(await opened.ask(unsubscribe, { token })).toEqual({ hasLeft: true })
      expect(await listed()).not.toContain(email)
    })

    test('the token of another site does nothing', async () => {
      const email = 'tetap@baca.example'
      await opened.ask(subscribe, { email })
      const token = await tokenOf(email, 'newsletter-confirm')
      const elsewhere = { siteId: 'beta' }
      await expect(opened.ask(confirmSubscription, { token }, elsewhere)).rejects.toMatchObject({
        status: 410,
      })
      await opened.ask(confirmSubscription, { token })
      await opened.ask(
        unsubscribe,
        { token: await tokenOf(email, 'newsletter-welcome') },
        elsewhere,
      )
      expect(await listed()).toContain(email)
    })

    test('the file has an address to leave by for each reader, and calculates nothing', async () => {
      const email = '+cmd@baca.example'
      await join(email)
      const csv = await opened.ask(exportSubscribers, { search: 'cmd' }, staff)
      expect(csv).toContain(`'${email}`)
      expect(csv).toMatch(/\/newsletter\/leave\?token=[\w-]{43}/)
    })

    test('what is stored of an address is exported without its tokens, and erased', async () => {
      const email = 'hapus@baca.example'
      await join(email)
      await opened.ask(subscribe, { email })
      const operator = { caller: 'superadmin' } as const
      const exported = await opened.ask(exportPerson, { email }, operator)
      expect(exported?.rows['newsletter_subscribers']).toMatchObject([{ email }])
      expect(exported?.rows['newsletter_requests']).toMatchObject([{ email }])
      expect(JSON.stringify(exported)).not.toMatch(/token/)
      await opened.ask(erasePerson, { email }, operator)
      expect(await listed()).not.toContain(email)
    })

    test('the list is read by no visitor and no writer', async () => {
      for (const role of ['visitor', 'writer'] as const) {
        const reading = opened.database.transaction({ role, siteId: 'alpha' }, (tx) =>
          tx.select().from(newsletterSubscribers),
        )
        await expect(reading, role).rejects.toThrow(/denied/)
      }
    })
  })
})
