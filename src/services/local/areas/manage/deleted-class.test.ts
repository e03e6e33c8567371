import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readChapter } from '#schemas/services/chapter.ts'
import { readProgress, updateProgress } from '#schemas/services/learning.ts'
import { managedClasses, managedModules } from '#schemas/services/manage-classes.ts'
import type { Caller } from '#src/services/calls.ts'
import { type OpenedLearning, openLearning } from '#tests/services/open-learning.ts'
import { backends } from '../../database/new-database-for-test.ts'

const chapter = { slug: 'gratis', chapterSlug: 'nama-sendiri' }

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)(
    'what was deleted comes back with its chapters, progress and teachers',
    () => {
      let opened: OpenedLearning
      let admin: Caller
      let learner: Caller
      beforeAll(async () => {
        opened = await openLearning(await newPlace())
        admin = await opened.addAccount('admin')
        learner = await opened.addAccount('student')
        await opened.addTeacher('teacher', ['gratis'])
        const finished = { ...chapter, state: 'finished', position: 1 } as const
        await opened.ask(updateProgress, finished, learner)
      })
      afterAll(() => opened.close())

      const tables = ['modules', 'chapters', 'chapter_bodies', 'chapter_progress', 'class_teachers']
      const stored = () =>
        opened.database.transaction({ role: 'server', siteId: 'alpha' }, async (tx) => {
          const found: Record<string, unknown> = {}
          for (const table of tables)
            found[table] = await tx.execute(
              sql.raw(`select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) from ${table} t`),
            )
          return found
        })

      test.each(['class', 'module'])('a %s', async (area) => {
        const classId = await opened.classIdOf('gratis')
        const modules = await opened.ask(managedModules.calls.list, { of: classId }, admin)
        const [calls, id] =
          area === 'class'
            ? [managedClasses.calls, classId]
            : [managedModules.calls, modules?.items[0]?.id ?? '']
        const before = await stored()
        const progress = await opened.ask(readProgress, { slug: 'gratis' }, learner)
        expect(progress).toMatchObject({ items: [{ chapterSlug: 'nama-sendiri' }] })
        expect(await opened.ask(calls.delete, { id }, admin)).toEqual({ id })
        expect(await opened.ask(readChapter, chapter, null)).toBeNull()
        expect(await opened.ask(calls.restore, { id }, admin)).toEqual({ id })
        expect(await stored()).toEqual(before)
        expect(await opened.ask(readChapter, chapter, null)).toMatchObject({ locked: false })
        expect(await opened.ask(readProgress, { slug: 'gratis' }, learner)).toEqual(progress)
      })

      test('a class that is not published has no chapter but for who teaches it', async () => {
        const id = await opened.classIdOf('gratis')
        const teacher = await opened.addTeacher('mentor', ['gratis'])
        const publish = (isPublished: boolean) => {
          const changes: Record<string, unknown> = { isPublished }
          return opened.ask(managedClasses.calls.update, { id, ...changes }, admin)
        }
        await publish(false)
        expect(await opened.ask(readChapter, chapter, null)).toBeNull()
        expect(await opened.ask(readChapter, chapter, learner)).toBeNull()
        expect(await opened.ask(readChapter, chapter, teacher)).toMatchObject({ locked: false })
        await publish(true)
        expect(await opened.ask(readChapter, chapter, learner)).toMatchObject({ locked: false })
      })
    },
  )
})
