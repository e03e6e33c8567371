import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { erasePerson, exportPerson } from '#schemas/services/manage-accounts.ts'
import { sendAspiration } from '#schemas/services/rest.ts'
import { listSubmissions, submitForm } from '#schemas/services/submission.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { formConsents, formSubmissions } from '../../database/tables/form-tables.ts'
import { mails } from '../../database/tables/people-tables.ts'
import { purgeSite } from '../../jobs/purge-expired.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { withReceipt } from '../../records/receipt-number.ts'

test('receipt numbers have no characters that look alike, and differ', async () => {
  const drawn = Array.from({ length: 500 }, () =>
    withReceipt((receipt) => Promise.resolve(receipt)),
  )
  const many = await Promise.all(drawn)
  expect(new Set(many).size).toBe(500)
  for (const receipt of many) expect(receipt).toMatch(/^TN-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
})

test('a receipt number that is taken is drawn again, five times at most', async () => {
  const drawn: string[] = []
  const taken = (free: number) => (receipt: string) =>
    Promise.resolve(drawn.push(receipt) > free ? receipt : undefined)
  expect(await withReceipt(taken(2))).toBe(drawn[2])
  await expect(withReceipt(taken(99))).rejects.toThrow('No receipt number was free')
  expect(drawn).toHaveLength(8)
})

const place = { path: '/Contact', node: 'tulis' }
const values = {
  name: 'Rahma',
  email: 'rahma@sekolah.example',
  city: '34.71',
  topics: ['class', 'event'],
  seats: 12,
}

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('submissions of forms', () => {
    let opened: Opened
    const inSite = <T>(work: Parameters<typeof opened.database.transaction<T>>[1]) =>
      opened.database.transaction({ role: 'server', siteId: 'alpha' }, work)
    const send = (change: object = {}) =>
      opened.ask(submitForm, { ...place, values: { ...values, ...change } })
    const stored = () => inSite((tx) => tx.select().from(formSubmissions))

    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      for (const site of ['alpha', 'beta']) await opened.seed(site, () => exampleStarter)
      await inSite((tx) =>
        tx
          .insert(accounts)
          .values({ siteId: 'alpha', email: 'pengurus@alpha.example', name: 'Pengurus', kind: 1 }),
      )
    })
    afterAll(() => opened.close())

    test('are stored as people read them, until the days of the form are over', async () => {
      const answer = await send()
      const [row] = await stored()
      expect(row).toMatchObject({
        receipt: answer?.receipt,
        page: 'contact',
        node: 'tulis',
        email: 'rahma@sekolah.example',
      })
      expect(row?.answers.map(({ label, value }) => [label, value])).toEqual([
        ['Nama', 'Rahma'],
        ['Surel', 'rahma@sekolah.example'],
        ['Kota', 'Kota Yogyakarta, Daerah Istimewa Yogyakarta'],
        ['Tentang', 'Kelas, Acara'],
        ['Kursi', '12'],
      ])
      const days = Number(row?.deletesAt) - Number(row?.sentAt)
      expect(days / 86_400_000).toBeCloseTo(30)
    })

    test('are mailed to the staff, who answer the sender, and the number to the sender', async () => {
      const email = 'baru@sekolah.example'
      const answer = await send({ email })
      const sent = await inSite((tx) => tx.select().from(mails))
      const mine = sent.filter(({ data }) => data.receipt === answer?.receipt)
      expect(
        mine.map(({ recipient, template, data }) => [recipient, template, data.replyTo]),
      ).toEqual(
        expect.arrayContaining([
          [email, 'form-received', undefined],
          ['pengurus@alpha.example', 'new-submission', email],
        ]),
      )
      expect(mine).toHaveLength(2)
    })

    test.each<[string, object]>([
      ['values.city', { city: '99.99' }],
      ['values.seats', { seats: 41 }],
      ['values.topics.0', { topics: ['lain'] }],
      ['values.name', { name: '' }],
    ])('are refused by their field %s', async (field, change) => {
      await expect(send(change)).rejects.toMatchObject({ fields: [{ field }] })
    })

    test('are read by no visitor and no writer', async () => {
      for (const role of ['visitor', 'writer'] as const) {
        const reading = opened.database.transaction({ role, siteId: 'alpha' }, (tx) =>
          tx.select().from(formSubmissions),
        )
        await expect(reading, role).rejects.toThrow(/denied/)
      }
    })

    test('belong to the person who sent them: they are exported and erased', async () => {
      const email = 'pergi@sekolah.example'
      await send({ email })
      const operator = { caller: 'superadmin' } as const
      const exported = await opened.ask(exportPerson, { email }, operator)
      expect(exported?.rows['form_submissions']).toMatchObject([{ title: 'Tulis kepada kami' }])
      await opened.ask(erasePerson, { email }, operator)
      expect((await stored()).filter((row) => row.email === email)).toEqual([])
    })

    test('end with what their senders agreed to, which else is stored for five years', async () => {
      const consents = () => inSite((tx) => tx.select().from(formConsents))
      const agree = async (endpoint: typeof submitForm | typeof sendAspiration, input: object) => {
        const consent = { wording: 'Kami menyimpan isian ini.', language: 'id' } as const
        const ctx = { siteId: 'alpha', origin: 'https://alpha.example', caller: null, consent }
        await opened.serve(endpoint, ctx, endpoint.input.parse(input))
      }
      const email = 'setuju@sekolah.example'
      await agree(submitForm, { ...place, values: { ...values, email } })
      await agree(sendAspiration, {
        name: 'Rahma',
        message: 'Semoga ada kelas malam di kota kami.',
      })
      expect(await consents()).toHaveLength(2)
      await opened.ask(erasePerson, { email }, { caller: 'superadmin' })
      expect((await consents()).map(({ endpoint }) => endpoint)).toEqual([sendAspiration.path])
      await purgeSite(opened.database, 'alpha')
      expect(await consents()).toHaveLength(1)
      await opened.backend.session(({ query }) =>
        query(`UPDATE form_consents SET deletes_at = now() - interval '1 minute'`, []),
      )
      await purgeSite(opened.database, 'alpha')
      expect(await consents()).toEqual([])
    })

    test('are deleted when their days are over, and no others', async () => {
      const late = await send({ name: 'Lewat' })
      const before = await opened.ask(listSubmissions, {}, { caller: 'admin' })
      await purgeSite(opened.database, 'alpha')
      const after = await opened.ask(listSubmissions, {}, { caller: 'admin' })
      expect(after?.pagination.totalItems).toBe(before?.pagination.totalItems)
      await opened.backend.session(({ query }) =>
        query(
          `UPDATE form_submissions SET deletes_at = now() - interval '1 minute' WHERE id = $1`,
          [late?.id],
        ),
      )
      await purgeSite(opened.database, 'alpha')
      expect((await stored()).map(({ id }) => id)).not.toContain(late?.id)
    })
  })
})
