import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAspiration, sendDonation, sendTestimony } from '#schemas/services/rest.ts'
import { registerSchool } from '#schemas/services/school.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { formConsents } from '../../database/tables/form-tables.ts'
import { aspirations, donations } from '../../database/tables/rest-tables.ts'
import { testimonies } from '../../database/tables/testimony-tables.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'

const wording = 'Dengan mengirim, Anda mengizinkan kami menyimpan data ini.'
const contextOf = (siteId: string, key: string) => ({
  siteId,
  origin: 'https://alpha.example',
  caller: null,
  locale: 'en' as const,
  consent: { wording, language: 'en' as const },
  idempotency: { key, seconds: 86_400 },
})
const wish = sendAspiration.input.parse({
  name: 'Sri',
  message: 'I wish for evening classes.',
  topics: ['Kelas'],
})

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('what a form of a page sends', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      for (const site of ['alpha', 'beta']) await opened.seed(site, () => exampleStarter)
    })
    afterAll(() => opened.close())

    const inSite = <T>(
      siteId: string,
      work: Parameters<typeof opened.database.transaction<T>>[1],
    ) => opened.database.transaction({ role: 'server', siteId }, work)
    const consents = (siteId: string, endpoint: string) =>
      inSite(siteId, (tx) =>
        tx.select().from(formConsents).where(eq(formConsents.endpoint, endpoint)),
      )

    test('is stored once for its key with what was agreed to, at its own site', async () => {
      const context = contextOf('alpha', 'a-key-of-a-wish-that-is-sent')
      for (let times = 0; times < 3; times++) await opened.serve(sendAspiration, context, wish)
      const rows = await inSite('alpha', (tx) =>
        tx.select().from(aspirations).where(eq(aspirations.message, wish.message)),
      )
      expect(rows).toEqual([
        expect.objectContaining({ name: 'Sri', topics: ['Kelas'], isApproved: false }),
      ])
      expect(await consents('alpha', sendAspiration.path)).toEqual([
        expect.objectContaining({ wording, language: 'en', rowId: rows[0]?.id }),
      ])
      expect(await consents('beta', sendAspiration.path)).toEqual([])
    })

    test('has no agreement when it was refused', async () => {
      const context = contextOf('alpha', 'a-key-of-a-school-of-no-city')
      const school = registerSchool.input.parse({
        name: 'SMK Tiada',
        cityId: '99.99',
        contactName: 'Ratna',
        contactEmail: 'ratna@smk.example',
        contactPhone: '0812 3456 7890',
      })
      await expect(opened.serve(registerSchool, context, school)).rejects.toMatchObject({
        status: 422,
      })
      expect(await consents('alpha', registerSchool.path)).toEqual([])
    })

    test('keeps the language of its page where the table has one, and a pledge is no donation', async () => {
      const testimony = sendTestimony.input.parse({
        name: 'Sri',
        role: 'Student',
        message: 'I learned a great deal in this class.',
        rating: 5,
      })
      await opened.serve(sendTestimony, contextOf('alpha', 'a-key-of-a-testimony'), testimony)
      const pledge = sendDonation.input.parse({ amount: 75_000 })
      await opened.serve(sendDonation, contextOf('alpha', 'a-key-of-a-pledge'), pledge)
      const [told, pledged] = await inSite('alpha', async (tx) => [
        await tx.select().from(testimonies).where(eq(testimonies.message, testimony.message)),
        await tx.select().from(donations).where(eq(donations.amount, 75_000)),
      ])
      expect(told).toEqual([expect.objectContaining({ language: 'en', isApproved: false })])
      expect(pledged).toEqual([expect.objectContaining({ status: 'pledged', name: null })])
    })
  })
})
