import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readClassOverview } from '#schemas/services/class.ts'
import { describePicture } from '#schemas/manage/describe-picture.ts'
import { listContentChanges } from '#schemas/services/manage-sent.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { type Sample, samples } from './samples-for-test.ts'

const admin = { caller: 'admin' } as const
const described = { picture: '/media/gallery/uji.svg', caption: '', alt: 'Siswa' }
const cases = samples.map((sample) => [sample.area.name, sample] as const)

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('managed content', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    async function create({ area, parent, input }: Sample, siteId = 'alpha') {
      const [first] = parent ? await list(parent.area, siteId) : []
      const row = { ...input, ...(parent ? { [parent.field]: first?.id } : {}) }
      const made = await opened.ask(area.calls.create, row, { ...admin, siteId })
      return String(made?.['id'])
    }
    async function list(area: Sample['area'], siteId = 'alpha') {
      const answer = await opened.ask(area.calls.list, {}, { ...admin, siteId })
      return answer?.items ?? []
    }
    // A part of a series is changed when the post that opens it is deleted, and again when it is restored.
    const rowOf = (table: string) =>
      table === 'posts'
        ? `to_jsonb(t) - case when parent_id is null then '' else 'updated_at' end`
        : 'to_jsonb(t)'
    /** Every stored row of the tables of content, as JSON. */
    const stored = async (siteId = 'alpha') => {
      const tables =
        'classes modules chapters chapter_bodies class_mentors programs program_schools mentors schools careers jobs podcasts galleries photos posts event_programs event_careers post_categories post_kinds'
      const found: Record<string, unknown> = {}
      await opened.database.transaction({ role: 'writer', siteId }, async (tx) => {
        for (const table of tables.split(' '))
          found[table] = await tx.execute(
            sql.raw(
              `select coalesce(jsonb_agg(${rowOf(table)} order by (${rowOf(table)})::text), '[]') from ${table} t`,
            ),
          )
      })
      return found
    }

    test.each(cases)('of %s is created, read, changed and recorded', async (_, sample) => {
      const { area, change } = sample
      const id = await create(sample)
      const before = await opened.ask(area.calls.detail, { id }, admin)
      expect(before).toMatchObject({ id })
      const after = await opened.ask(area.calls.update, { id, ...change }, admin)
      expect(after).toMatchObject(change)
      expect(after).toEqual({ ...before, ...change })
      const audit = await opened.ask(listContentChanges, { itemId: id }, admin)
      expect(audit?.items.map(({ event, fields }) => [event, fields])).toEqual([
        ['updated', expect.arrayContaining(Object.keys(change))],
        ['created', []],
      ])
      const elsewhere = { ...admin, siteId: 'beta' }
      expect(await opened.ask(area.calls.detail, { id }, elsewhere)).toBeNull()
      expect(await opened.ask(area.calls.update, { id, ...change }, elsewhere)).toBeNull()
      expect(await opened.ask(area.calls.delete, { id }, elsewhere)).toBeNull()
      expect(await opened.ask(area.calls.delete, { id }, admin)).toEqual({ id })
      expect(await opened.ask(area.calls.restore, { id }, elsewhere)).toBeNull()
      expect(await opened.ask(area.calls.restore, { id }, admin)).toEqual({ id })
      expect(await opened.ask(area.calls.detail, { id }, admin)).toEqual(after)
      expect(await opened.ask(area.calls.delete, { id }, admin)).toEqual({ id })
    })

    test.each(cases)('of %s is restored with every column, once', async (_, sample) => {
      const { area } = sample
      await create(sample)
      const before = await stored()
      const restored: string[] = []
      for (const { id } of await list(area)) {
        const removed = await opened
          .ask(area.calls.delete, { id }, admin)
          .catch((error: { status: number }) => error.status)
        if (removed === 409) continue
        const listed = await opened.ask(area.calls.deleted, {}, admin)
        expect(listed?.items.map((row) => row.id)).toContain(id)
        expect(await stored()).not.toEqual(before)
        expect(await opened.ask(area.calls.restore, { id }, admin)).toEqual({ id })
        expect(await opened.ask(area.calls.restore, { id }, admin)).toBeNull()
        restored.push(id)
      }
      expect(await stored()).toEqual(before)
      expect(restored).not.toEqual([])
    })

    test.each([
      ['post', 'coverAlt', { cover: '/media/covers/uji.svg' }],
      ['program', 'coverAlt', { coverAlt: '' }],
      ['gallery', 'photos.1.alt', { photos: [described, { ...described, alt: ' ' }] }],
    ])('a picture of a %s has its alternative text', async (name, field, change) => {
      const sample = samples.find(({ area }) => area.name === name)
      if (sample === undefined) throw new Error('each area has a sample')
      const { update } = sample.area.calls
      const id = await create(sample)
      const changed: Record<string, unknown> = change
      await expect(opened.ask(update, { id, ...changed }, admin)).rejects.toMatchObject({
        status: 422,
        fields: [{ field, message: describePicture.en }],
        indonesian: { fields: [{ field, message: describePicture.id }] },
      })
    })

    test('a class that is not published is read by those who write, and by no visitor', async () => {
      const [sample] = samples
      if (sample === undefined) throw new Error('classes are the first area')
      const id = await create({
        ...sample,
        input: { ...sample.input, code: 'UJI-02', slug: 'naskah', isPublished: false },
      })
      expect(await opened.ask(readClassOverview, { slug: 'naskah' })).toBeNull()
      const drafts = await opened.ask(sample.area.calls.list, { state: 'draft' }, admin)
      expect(drafts?.items).toMatchObject([{ id, slug: 'naskah', state: 'draft' }])
      const shown: Record<string, unknown> = { isPublished: true }
      await opened.ask(sample.area.calls.update, { id, ...shown }, admin)
      expect(await opened.ask(readClassOverview, { slug: 'naskah' })).toMatchObject({ id })
    })
  })
})
