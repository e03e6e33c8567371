import { and, eq, sql } from 'drizzle-orm'
import { bilingual } from '#schemas/bilingual.ts'
import { managedChapters } from '#schemas/services/manage-classes.ts'
import { refuseField } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { modules } from '../../database/tables/class-tables.ts'
import { chapterBodies, chapters } from '../../database/tables/learning-tables.ts'
import type { RowKey } from '../../records/row-snapshot.ts'
import { sanitise } from '../../../safe-html.ts'
import type { RowStore, Values } from './managed-table.ts'
import { type LinkedField, tableStore } from './table-store.ts'

const isBodyOf = ({ siteId, id }: RowKey) =>
  and(eq(chapterBodies.siteId, siteId), eq(chapterBodies.chapterId, id))

/** The text of a chapter, which is stored apart from it; null for a chapter that has only a title. */
const bodyOfChapter: LinkedField = {
  field: 'body',
  async read(tx, key) {
    const [row] = await tx
      .select({ body: chapterBodies.body })
      .from(chapterBodies)
      .where(isBodyOf(key))
    return row?.body ?? null
  },
  async write(tx, key, value) {
    const body = typeof value === 'string' ? sanitise(value) : ''
    await tx.delete(chapterBodies).where(isBodyOf(key))
    if (body === '') return
    await tx.execute(sql`insert into ${chapterBodies} (chapter_id, site_id, class_id, body)
      select id, site_id, class_id, ${body} from ${chapters}
      where ${and(eq(chapters.siteId, key.siteId), eq(chapters.id, key.id))}`)
  },
}

async function classOfModule(tx: Transaction, siteId: string, { moduleId }: Values) {
  const [row] = await tx
    .select({ classId: modules.classId })
    .from(modules)
    .where(and(eq(modules.siteId, siteId), eq(modules.id, String(moduleId))))
  return row?.classId
}

const staysInClass = bilingual({
  id: 'Bab tetap di kelasnya. Pilih modul dari kelas yang sama.',
  en: 'A chapter stays in its class. Choose a module of the same class.',
})

const rows = tableStore({
  area: managedChapters,
  table: chapters,
  slugFrom: 'title',
  slugWithin: 'classId',
  references: [{ field: 'moduleId', table: modules }],
  linked: [bodyOfChapter],
  initial: async (tx, siteId, values) => ({ classId: await classOfModule(tx, siteId, values) }),
})

/** Chapters with their texts. The class of one is that of its module, and stays. */
export const chapterStore: RowStore = {
  ...rows,
  async update(tx, key, values) {
    const classId =
      values['moduleId'] === undefined ? undefined : await classOfModule(tx, key.siteId, values)
    if (classId !== undefined) {
      const [own] = await tx
        .select({ classId: chapters.classId })
        .from(chapters)
        .where(and(eq(chapters.siteId, key.siteId), eq(chapters.id, key.id)))
      if (own?.classId !== classId) throw refuseField('moduleId', staysInClass)
    }
    await rows.update(tx, key, values)
  },
}
