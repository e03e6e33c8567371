import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { bilingual } from '#schemas/bilingual.ts'
import { refuseField } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { classMentors, mentors } from '../../database/tables/class-tables.ts'
import { photos } from '../../database/tables/gallery-tables.ts'
import { programSchools, schools } from '../../database/tables/program-tables.ts'
import { toMediaPath } from '../../../safe-html.ts'
import type { SiteTable } from './managed-table.ts'
import type { LinkedField } from './table-store.ts'

const Ids = z.array(z.string())
const unknownId = bilingual({
  id: 'Salah satunya tidak ada di situs ini.',
  en: 'One of them is not of this site.',
})

/** The ids that a writer gave, each once. Throws ServiceError for one that is not of the site. */
async function requireIds(
  tx: Transaction,
  table: SiteTable,
  { siteId, field, value }: { siteId: string; field: string; value: unknown },
): Promise<string[]> {
  const ids = [...new Set(Ids.parse(value))]
  if (ids.length === 0) return ids
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.siteId, siteId), inArray(table.id, ids)))
  if (found.length < ids.length) throw refuseField(field, unknownId)
  return ids
}

/** The mentors of a class, in order. */
export const mentorsOfClass: LinkedField = {
  field: 'mentorIds',
  async read(tx, { siteId, id }) {
    const rows = await tx
      .select({ id: classMentors.mentorId })
      .from(classMentors)
      .where(and(eq(classMentors.siteId, siteId), eq(classMentors.classId, id)))
      .orderBy(asc(classMentors.position), asc(classMentors.mentorId))
    return rows.map((row) => row.id)
  },
  async write(tx, { siteId, id }, value) {
    const ids = await requireIds(tx, mentors, { siteId, field: 'mentorIds', value })
    await tx
      .delete(classMentors)
      .where(and(eq(classMentors.siteId, siteId), eq(classMentors.classId, id)))
    if (ids.length === 0) return
    await tx
      .insert(classMentors)
      .values(ids.map((mentorId, position) => ({ siteId, classId: id, mentorId, position })))
  },
}

/** The schools that run a program. */
export const schoolsOfProgram: LinkedField = {
  field: 'schoolIds',
  async read(tx, { siteId, id }) {
    const rows = await tx
      .select({ id: programSchools.schoolId })
      .from(programSchools)
      .where(and(eq(programSchools.siteId, siteId), eq(programSchools.programId, id)))
      .orderBy(asc(programSchools.schoolId))
    return rows.map((row) => row.id)
  },
  async write(tx, { siteId, id }, value) {
    const ids = await requireIds(tx, schools, { siteId, field: 'schoolIds', value })
    await tx
      .delete(programSchools)
      .where(and(eq(programSchools.siteId, siteId), eq(programSchools.programId, id)))
    if (ids.length === 0) return
    await tx
      .insert(programSchools)
      .values(ids.map((schoolId) => ({ siteId, programId: id, schoolId })))
  },
}

const Photos = z.array(z.object({ picture: z.string(), caption: z.string(), alt: z.string() }))

/** The pictures of an album, in order; writing replaces all of them. */
export const photosOfGallery: LinkedField = {
  field: 'photos',
  read: (tx, { siteId, id }) =>
    tx
      .select({ picture: photos.picture, caption: photos.caption, alt: photos.alt })
      .from(photos)
      .where(and(eq(photos.siteId, siteId), eq(photos.galleryId, id)))
      .orderBy(asc(photos.position), asc(photos.id)),
  async write(tx, { siteId, id }, value) {
    const wanted = Photos.parse(value)
    await tx.delete(photos).where(and(eq(photos.siteId, siteId), eq(photos.galleryId, id)))
    if (wanted.length === 0) return
    await tx.insert(photos).values(
      wanted.map(({ picture, ...words }, position) => ({
        siteId,
        galleryId: id,
        picture: toMediaPath(picture),
        ...words,
        position,
      })),
    )
  },
}
