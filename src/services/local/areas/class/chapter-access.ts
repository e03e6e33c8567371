import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../../calls.ts'
import type { Transaction } from '../../database/database.ts'
import { classTeachers } from '../../database/tables/learning-tables.ts'
import { enrolments } from '../../database/tables/payment-tables.ts'

/** What someone may read of a class beyond what everyone may. */
export interface ClassAccess {
  /** The texts of premium chapters. */
  mayReadPremium: boolean
  /** Chapters that are not published. */
  mayReadDrafts: boolean
}

/** A class of the site of a transaction. */
export interface ClassOfSite {
  siteId: string
  classId: string
}

const nothing: ClassAccess = { mayReadPremium: false, mayReadDrafts: false }
const everything: ClassAccess = { mayReadPremium: true, mayReadDrafts: true }

/**
 * The access of a caller to a class: the staff of the site and who teaches the class read everything; who has an
 * enrolment, which only a paid invoice makes, reads the premium chapters. For a caller it needs the role `server`.
 */
export async function readClassAccess(
  tx: Transaction,
  caller: Caller | null,
  named: ClassOfSite,
): Promise<ClassAccess> {
  if (caller === null) return nothing
  if (caller.kind === 'superadmin' || caller.kind === 'admin') return everything
  if (await teaches(tx, caller, named)) return everything
  return { ...nothing, mayReadPremium: await isEnrolled(tx, caller, named) }
}

/** Whether an account of the kind mentor or teacher teaches a class. */
async function teaches(
  tx: Transaction,
  { userId, kind }: Caller,
  { siteId, classId }: ClassOfSite,
): Promise<boolean> {
  if (kind !== 'mentor' && kind !== 'teacher') return false
  const found = await tx
    .select({ classId: classTeachers.classId })
    .from(classTeachers)
    .where(
      and(
        eq(classTeachers.siteId, siteId),
        eq(classTeachers.classId, classId),
        eq(classTeachers.accountId, userId),
      ),
    )
  return found.length > 0
}

async function isEnrolled(
  tx: Transaction,
  { userId }: Caller,
  { siteId, classId }: ClassOfSite,
): Promise<boolean> {
  const found = await tx
    .select({ classId: enrolments.classId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.siteId, siteId),
        eq(enrolments.classId, classId),
        eq(enrolments.accountId, userId),
      ),
    )
  return found.length > 0
}

interface LockedChapter {
  isPremium: boolean
  isFree: boolean
  hasBody: boolean
}

/** Whether the text of a chapter is withheld; one that has none withholds nothing. */
export const isLocked = (
  { isPremium, isFree, hasBody }: LockedChapter,
  { mayReadPremium }: ClassAccess,
): boolean => isPremium && !isFree && hasBody && !mayReadPremium

/** Whether everyone may read the text of a chapter. */
export const isOpenToAll = (chapter: LockedChapter): boolean => !isLocked(chapter, nothing)
