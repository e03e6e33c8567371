import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listJobs, readJob } from '#schemas/services/career.ts'
import { managedJobs } from '#schemas/services/manage-content.ts'
import { listContentChanges } from '#schemas/services/manage-sent.ts'
import { managedOwnJobs, mostWaiting } from '#schemas/services/own-job.ts'
import type { Caller } from '#src/services/calls.ts'
import { etagOf } from '../../../etag.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { mails } from '../../database/tables/people-tables.ts'
import { type Companies, openCompanies } from '#tests/services/companies.ts'

const { calls } = managedOwnJobs
const staff = managedJobs.calls

/** Fields of a row, which the types of its calls do not name. */
const given = (fields: Record<string, unknown>): object => fields

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('job offers of an account', () => {
    let opened: Companies
    beforeAll(async () => {
      opened = await openCompanies(await newPlace())
    })
    afterAll(() => opened.close())

    const titlesFor = async (caller: Caller, input: object = {}) =>
      (await opened.ask(calls.list, input, caller))?.items.map(({ name }) => name)
    const isShown = async (id: string) => (await opened.ask(readJob, { id }, null)) !== null
    const publish = (id: string) =>
      opened.ask(staff.update, { id, ...given({ isPublished: true }) }, opened.admin)
    const statusOf = (call: Promise<unknown>) =>
      call.then(
        () => 200,
        ({ status }: { status: number }) => status,
      )

    test('wait until the staff publishes them, and stay published when they are edited', async () => {
      const { company, admin } = opened
      const id = await opened.offer('Penenun')
      expect((await opened.ask(calls.list, {}, company))?.items).toMatchObject([
        { id, state: 'pending' },
      ])
      expect(await isShown(id)).toBe(false)
      const waiting = await opened.ask(staff.list, { state: 'pending' }, admin)
      expect(waiting?.items).toMatchObject([{ id, name: 'Penenun', state: 'pending' }])
      expect((await opened.ask(staff.list, { state: 'draft' }, admin))?.items).toEqual([])
      await publish(id)
      expect(await isShown(id)).toBe(true)
      expect((await opened.ask(listJobs, {}, null))?.items.map((one) => one.id)).toContain(id)
      await opened.ask(calls.update, { id, ...given({ title: 'Penenun kain' }) }, company)
      expect(await opened.ask(readJob, { id }, null)).toMatchObject({ title: 'Penenun kain' })
      expect(await titlesFor(company, { state: 'published' })).toEqual(['Penenun kain'])
      const changes = await opened.ask(listContentChanges, { itemId: id, area: 'job' }, admin)
      expect(changes?.items.map(({ event, actorId }) => [event, actorId])).toEqual([
        ['updated', company.userId],
        ['updated', admin.userId],
        ['created', company.userId],
      ])
    })

    const mailsOf = () =>
      opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        tx.select().from(mails).where(eq(mails.template, 'new-job')),
      )

    test('are mailed to the staff once each, in the language of the site, and never when they are edited', async () => {
      const before = (await mailsOf()).length
      const id = await opened.offer('Penjahit')
      await opened.ask(calls.update, { id, ...given({ city: 'Solo' }) }, opened.company)
      const sent = (await mailsOf()).slice(before)
      expect(sent).toMatchObject([
        { language: null, data: { title: 'Penjahit', name: expect.stringMatching(/^Akun/) } },
      ])
      const { link = '', email, replyTo } = sent[0]?.data ?? {}
      expect(new URL(link).pathname).toBe(`/Kelola/Konten/job/${id}`)
      expect(replyTo).toBe(email)
    })

    test('wait in a limited number, also when they are added at once or restored', async () => {
      const company = await opened.addAccount('industry')
      const sent = (await mailsOf()).length
      const ends = await Promise.allSettled(
        Array.from({ length: mostWaiting + 2 }, (_, at) => opened.offer(`Buruh ${at}`, company)),
      )
      const refused = ends.filter(({ status }) => status === 'rejected')
      expect(refused).toHaveLength(2)
      expect(refused[0]).toMatchObject({
        reason: {
          status: 409,
          message: expect.stringContaining('20 of your job offers'),
          indonesian: { message: expect.stringContaining('Sudah 20 lowongan Anda') },
        },
      })
      expect((await mailsOf()).length - sent).toBe(mostWaiting)
      const [first = '', second = ''] = ends.flatMap((end) =>
        end.status === 'fulfilled' ? [end.value] : [],
      )
      await opened.ask(calls.delete, { id: first }, company)
      const another = await opened.offer('Buruh lain', company)
      expect(await statusOf(opened.ask(calls.restore, { id: first }, company))).toBe(409)
      await publish(second)
      expect(await statusOf(opened.ask(calls.restore, { id: first }, company))).toBe(200)
      expect(await statusOf(opened.offer('Buruh terakhir', company))).toBe(409)
      // Others have their own number, and what is there is still edited.
      expect(await statusOf(opened.offer('Buruh', opened.other))).toBe(200)
      const edit = opened.ask(calls.update, { id: another, ...given({ city: 'Solo' }) }, company)
      expect(await statusOf(edit)).toBe(200)
    })

    test('are found by their owner alone', async () => {
      const { company, other, admin } = opened
      const id = await opened.offer('Pewarna', other)
      const ofStaff = (await opened.ask(staff.list, { search: 'Guru' }, admin))?.items[0]?.id ?? ''
      expect(await titlesFor(company)).not.toContain('Pewarna')
      for (const row of [id, ofStaff]) {
        expect(await opened.ask(calls.detail, { id: row }, company)).toBeNull()
        expect(
          await opened.ask(calls.update, { id: row, ...given({ title: 'Milikku' }) }, company),
        ).toBeNull()
        expect(await opened.ask(calls.delete, { id: row }, company)).toBeNull()
      }
      expect(await opened.ask(calls.detail, { id }, other)).toMatchObject({ title: 'Pewarna' })
      for (const call of [calls.list, staff.list])
        expect(await statusOf(opened.ask(call, {}, call === calls.list ? admin : company))).toBe(
          403,
        )
    })

    test('are not published, dated or given away by their owner', () => {
      for (const field of ['isPublished', 'publishedAt', 'slug', 'ownerId', 'owner_id'])
        expect(
          calls.update.input.safeParse({ id: opened.company.userId, [field]: 'x' }).success,
        ).toBe(false)
    })

    test('of one name have an address each, also beside those of others', async () => {
      const { company, other, admin } = opened
      for (const caller of [company, other, company]) await opened.offer('Juru warna', caller)
      const found = await opened.ask(staff.list, { search: 'Juru warna', sort: 'oldest' }, admin)
      expect(found?.items.map(({ slug }) => slug)).toEqual([
        'juru-warna',
        'juru-warna-2',
        'juru-warna-3',
      ])
    })

    test('are refused when they close in the past, or are of no field of this site', async () => {
      const { company } = opened
      const past = calls.create.input.safeParse({ closesAt: '2020-01-02T03:04:05Z' })
      expect(past.error?.issues.map(({ path }) => path[0])).toContain('closesAt')
      const careerId = await opened.careerOf('beta')
      expect(await statusOf(opened.offer('Jauh', company, { careerId }))).toBe(422)
    })

    test('that the staff changed meanwhile are not overwritten', async () => {
      const { company, admin } = opened
      const id = await opened.offer('Penyulam')
      const read = etagOf(await opened.ask(calls.detail, { id }, company))
      await opened.ask(staff.update, { id, ...given({ title: 'Penyulam tangan' }) }, admin)
      const context = { siteId: 'alpha', origin: '', caller: company, ifMatch: read }
      const late = opened.serve(calls.update, context, { id, title: 'Penyulam mesin' })
      await expect(late).rejects.toMatchObject({ status: 412, problem: 'changed-meanwhile' })
    })

    test('are restored by who deleted them: what the staff deleted stays with the staff', async () => {
      const { company, other, admin } = opened
      const [own, removed] = [await opened.offer('Pemintal'), await opened.offer('Pemintal tua')]
      await publish(own)
      expect(await opened.ask(calls.delete, { id: own }, company)).toEqual({ id: own })
      expect(await opened.ask(staff.delete, { id: removed }, admin)).toEqual({ id: removed })
      const bin = async (caller: Caller) =>
        (await opened.ask(calls.deleted, {}, caller))?.items.map(({ id }) => id)
      expect(await bin(company)).toEqual([own])
      expect(await bin(other)).toEqual([])
      const ofStaff = await opened.ask(staff.deleted, {}, admin)
      expect(ofStaff?.items.map(({ id }) => id)).toEqual([removed, own])
      expect(await opened.ask(calls.restore, { id: own }, other)).toBeNull()
      expect(await opened.ask(calls.restore, { id: removed }, company)).toBeNull()
      expect(await opened.ask(calls.restore, { id: own }, company)).toEqual({ id: own })
      expect(await isShown(own)).toBe(true)
      expect(await opened.ask(staff.restore, { id: removed }, admin)).toEqual({ id: removed })
      expect(await titlesFor(company)).toContain('Pemintal tua')
    })
  })
})
