import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { managedClasses, managedPrograms } from '#schemas/services/manage-classes.ts'
import { managedCategories, managedKinds } from '#schemas/services/manage-posts.ts'
import { etagOf } from '../../../etag.ts'
import type { ServiceError } from '../../../service-error.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'

const admin = { caller: 'admin' } as const
const { calls } = managedClasses

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('conflicts of managed content', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const first = async () => {
      const { items = [] } = (await opened.ask(calls.list, {}, admin)) ?? {}
      const [row] = items
      if (row === undefined) throw new Error('The site has classes.')
      return row
    }
    const refusal = (call: Promise<unknown>) =>
      call.then(
        () => undefined,
        (error: ServiceError) => error,
      )
    const changeFrom = (ifMatch: string | undefined, input: Record<string, unknown>) =>
      opened.serve(
        calls.update,
        {
          siteId: 'alpha',
          origin: 'https://alpha.example',
          caller: { userId: '00000000-0000-4000-8000-000000000000', kind: 'admin' },
          ...(ifMatch === undefined ? {} : { ifMatch }),
        },
        input,
      )

    test('of two changes from one version the second is refused with the current version', async () => {
      const { id } = await first()
      const read = await opened.ask(calls.detail, { id }, admin)
      const settled = await Promise.allSettled(
        ['Satu', 'Dua', 'Tiga'].map((name) => changeFrom(etagOf(read), { id, name })),
      )
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const now = etagOf(await opened.ask(calls.detail, { id }, admin))
      const late = await refusal(changeFrom(etagOf(read), { id, name: 'Empat' }))
      expect(late).toMatchObject({ status: 412, problem: 'changed-meanwhile' })
      expect(late?.message).toContain(now)
      expect(late?.indonesian?.message).toContain('Sudah diubah orang lain')
      expect(await changeFrom(undefined, { id, name: 'Lima' })).toMatchObject({ name: 'Lima' })
      expect(await changeFrom('*', { id, name: 'Enam' })).toMatchObject({ name: 'Enam' })
    })

    test('a row that others depend on stays, and the answer says what they are and how many', async () => {
      const programs = await opened.ask(managedPrograms.calls.list, {}, admin)
      const id = programs?.items[0]?.id ?? ''
      const used = await refusal(opened.ask(managedPrograms.calls.delete, { id }, admin))
      expect(used).toMatchObject({ status: 409 })
      expect(used?.message).toMatch(/2 classes, \d batches/)
      expect(used?.indonesian?.message).toMatch(/2 kelas, \d angkatan/)
      const kinds = await opened.ask(managedKinds.calls.list, { search: 'news' }, admin)
      const kind = kinds?.items[0]?.id ?? ''
      const ofKind = await refusal(opened.ask(managedKinds.calls.delete, { id: kind }, admin))
      expect(ofKind?.message).toMatch(/3 posts, 2 categories/)
      const categories = await opened.ask(managedCategories.calls.list, { of: kind }, admin)
      const category = categories?.items[0]?.id ?? ''
      const call = opened.ask(managedCategories.calls.delete, { id: category }, admin)
      expect((await refusal(call))?.message).toMatch(/\d posts/)
    })

    test('a row whose slug was taken meanwhile is not restored, and the field is named', async () => {
      const { id, slug } = await first()
      const row = await opened.ask(calls.detail, { id }, admin)
      await opened.ask(calls.delete, { id }, admin)
      const { id: _id, ...values } = row ?? {}
      const taking = await opened.ask(calls.create, { ...values, code: 'LAIN-1' }, admin)
      const refused = await refusal(opened.ask(calls.restore, { id }, admin))
      expect(refused).toMatchObject({ status: 409, fields: [{ field: 'slug' }] })
      const change: Record<string, unknown> = { slug: `${slug}-lain` }
      await opened.ask(calls.update, { id: String(taking?.['id']), ...change }, admin)
      expect(await opened.ask(calls.restore, { id }, admin)).toEqual({ id })
      expect(await opened.ask(calls.detail, { id }, admin)).toEqual(row)
    })

    test('a code that another class has is refused by its name, and dates must follow each other', async () => {
      const { id } = await first()
      const row = await opened.ask(calls.detail, { id }, admin)
      const { id: _id, ...rest } = row ?? {}
      const { slug: _slug, ...values }: Record<string, unknown> = rest
      const same = await refusal(opened.ask(calls.create, values, admin))
      expect(same).toMatchObject({ status: 409, fields: [{ field: 'code' }] })
      const change: Record<string, unknown> = { closesAt: '2020-01-01T00:00:00Z' }
      const early = await refusal(opened.ask(calls.update, { id, ...change }, admin))
      expect(early).toMatchObject({ status: 422, fields: [{ field: 'closesAt' }] })
      const unknown: Record<string, unknown> = { programId: id }
      const foreign = await refusal(opened.ask(calls.update, { id, ...unknown }, admin))
      expect(foreign).toMatchObject({ status: 422, fields: [{ field: 'programId' }] })
    })
  })
})
