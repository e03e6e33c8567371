import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOpenChapters, readChapter } from '#schemas/services/chapter.ts'
import { listClasses, readClassOverview, readClassSyllabus } from '#schemas/services/class.ts'
import { UserKind } from '#schemas/endpoint.ts'
import type { Caller } from '#src/services/calls.ts'
import { lockedWord } from '#tests/services/courses.ts'
import { type OpenedLearning, openLearning } from '#tests/services/open-learning.ts'
import { backends } from '../../database/new-database-for-test.ts'

const locked = { slug: 'berbayar', chapterSlug: 'isi' }
const open = { slug: 'berbayar', chapterSlug: 'pembuka' }

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('chapters', () => {
    let opened: OpenedLearning
    beforeAll(async () => {
      opened = await openLearning(await newPlace())
    })
    afterAll(() => opened.close())

    const readAs = (caller: Caller | null, input: object = locked, siteId = 'alpha') =>
      opened.askAt(siteId)(readChapter, { ...locked, ...input }, caller)

    test('have a place, a module and neighbours, and drafts are not counted', async () => {
      const chapter = await readAs(null)
      expect(chapter).toMatchObject({
        title: 'Isi',
        pageTitle: 'Isi – Kursus berbayar',
        slug: 'isi',
        number: 2,
        count: 4,
        minutes: 12,
        class: { slug: 'berbayar', price: 100_000, isPremium: true },
        module: { title: 'Awal', slug: 'awal' },
        prev: { slug: 'pembuka', moduleSlug: 'awal' },
        next: { slug: 'isi-2', moduleSlug: 'akhir' },
      })
      const last = await readAs(null, { chapterSlug: 'hanya-judul' })
      expect(last).toMatchObject({ next: null, hasBody: false, minutes: 20, locked: false })
    })

    test('have a text that everyone reads where they are free or their class is not premium', async () => {
      const free = await readAs(null, open)
      expect(free).toMatchObject({ locked: false, isFree: true })
      expect(free?.body).toContain('Terbuka')
      expect(free?.body).not.toContain('script')
      const ofFreeClass = { slug: 'gratis', chapterSlug: 'nama-sendiri' }
      expect(await readAs(null, ofFreeClass)).toMatchObject({ locked: false, prev: null })
      const student = await opened.addAccount('student')
      expect((await readAs(student, ofFreeClass))?.body).toContain('Gratis')
    })

    test('of a premium class are locked without a paid invoice', async () => {
      expect(await readAs(null)).toMatchObject({ locked: true, body: null, hasBody: true })
      for (const kind of UserKind.options.filter((one) => !['superadmin', 'admin'].includes(one)))
        expect(await readAs(await opened.addAccount(kind))).toMatchObject({
          locked: true,
          body: null,
        })
      for (const end of ['pending', 'failed', 'expired'] as const) {
        const payer = await opened.addAccount('student')
        await opened.addInvoice(payer, end)
        expect(await readAs(payer), end).toMatchObject({ locked: true, body: null })
      }
    })

    test('of a premium class are read by who has paid for it, at that site alone', async () => {
      const payer = await opened.addAccount('student')
      await opened.addInvoice(payer, 'paid')
      expect((await readAs(payer))?.body).toContain(lockedWord)
      expect(await readAs(payer, {}, 'beta')).toMatchObject({ locked: true, body: null })
      const other = await opened.addAccount('student')
      await opened.addInvoice(other, 'paid', { slug: 'gratis' })
      expect(await readAs(other)).toMatchObject({ locked: true, body: null })
    })

    test('are read by who teaches the class, and by the staff of the site', async () => {
      const teacher = await opened.addTeacher('teacher', ['berbayar'])
      const other = await opened.addTeacher('mentor', ['gratis'])
      const former = await opened.addTeacher('student', ['berbayar'])
      expect((await readAs(teacher))?.body).toContain(lockedWord)
      expect(await readAs(other)).toMatchObject({ locked: true })
      expect(await readAs(former)).toMatchObject({ locked: true })
      expect((await readAs(await opened.addAccount('admin')))?.body).toContain(lockedWord)
    })

    test('that are not published are shown to the same alone', async () => {
      const draft = { chapterSlug: 'rahasia' }
      const payer = await opened.addAccount('student')
      await opened.addInvoice(payer, 'paid')
      for (const caller of [null, payer]) expect(await readAs(caller, draft)).toBeNull()
      const teacher = await opened.addTeacher('mentor', ['berbayar'])
      expect((await readAs(teacher, draft))?.body).toContain('Konsep')
    })

    test('are found by their module and by their class as it is', async () => {
      expect(await readAs(null, { moduleSlug: 'awal' })).not.toBeNull()
      expect(await readAs(null, { moduleSlug: 'akhir' })).toBeNull()
      expect(await readAs(null, { isPremium: 'true' })).not.toBeNull()
      expect(await readAs(null, { isPremium: 'false' })).toBeNull()
      expect(await readAs(null, { slug: 'gratis' })).toBeNull()
      expect(await readAs(null, { chapterSlug: 'tiada' })).toBeNull()
      const overview = (isPremium: 'true' | 'false') =>
        opened.ask(readClassOverview, { slug: 'gratis', isPremium }, null)
      expect(await overview('true')).toBeNull()
      expect(await overview('false')).not.toBeNull()
    })

    test('are in the syllabus without a text, and no list has the text of a locked one', async () => {
      const syllabus = await opened.ask(readClassSyllabus, { classroomId: 'berbayar' }, null)
      expect(syllabus?.items.map(({ chapters }) => chapters.map(({ slug }) => slug))).toEqual([
        ['pembuka', 'isi'],
        ['isi-2', 'hanya-judul'],
      ])
      expect(syllabus?.items[0]?.chapters[1]).toEqual({
        title: 'Isi',
        language: 'id',
        slug: 'isi',
        minutes: 12,
        isFree: false,
        hasBody: true,
      })
      const public_ = [
        syllabus,
        await opened.ask(listClasses, {}, null),
        await opened.ask(readClassOverview, { slug: 'berbayar' }, null),
        await opened.ask(listOpenChapters, {}, null),
        await readAs(null),
      ]
      expect(JSON.stringify(public_)).not.toContain(lockedWord)
    })

    test('that everyone can read are listed with their addresses', async () => {
      const answer = await opened.ask(listOpenChapters, {}, null)
      expect(answer?.items.map(({ slug, chapterSlug }) => `${slug}/${chapterSlug}`)).toEqual([
        'berbayar/pembuka',
        'gratis/nama-sendiri',
        'gratis/dua',
      ])
      expect(answer?.pagination.totalItems).toBe(3)
      const second = await opened.ask(listOpenChapters, { page: 2, pageSize: 2 }, null)
      expect(second?.items).toEqual([
        {
          slug: 'gratis',
          moduleSlug: 'satu-satunya',
          chapterSlug: 'dua',
          isPremium: false,
          language: 'id',
        },
      ])
    })

    test('show a visitor of the database no text of a locked chapter, whatever is asked', async () => {
      const rows = await opened.database.transaction({ role: 'visitor', siteId: 'alpha' }, (tx) =>
        tx.execute(sql`select body from chapter_bodies`),
      )
      expect(rows).toHaveLength(3)
      expect(JSON.stringify(rows)).not.toContain(lockedWord)
    })
  })
})
