import { and, asc, eq } from 'drizzle-orm'
import { bilingual, translate } from '#schemas/bilingual.ts'
import { UserKind } from '#schemas/endpoint.ts'
import { updateTeacher } from '#schemas/services/teaching.ts'
import { refuseField } from '../../../service-error.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { classTeachers } from '../../database/tables/learning-tables.ts'
import type { ClassOfSite } from '../class/chapter-access.ts'

const kinds = [UserKind.options.indexOf('mentor'), UserKind.options.indexOf('teacher')]

/** Adds an account to those who teach a class, or takes it away. */
export const updateTeacherHandler = handler(
  updateTeacher,
  { role: 'server' },
  async (tx, { siteId, locale = 'en' }, { slug, email, teaches }) => {
    const [found] = await tx
      .select({ id: classes.id, name: classes.name, slug: classes.slug })
      .from(classes)
      .where(and(eq(classes.siteId, siteId), eq(classes.slug, slug)))
    if (found === undefined) return null
    const [account] = await tx
      .select({ id: accounts.id, kind: accounts.kind })
      .from(accounts)
      .where(and(eq(accounts.siteId, siteId), eq(accounts.email, email)))
    // Whoever is no teacher any more can still be taken away.
    if (account === undefined || (teaches && !kinds.includes(account.kind)))
      throw refuseField('email', translate(notTeacher, locale) ?? notTeacher)
    const row = { siteId, classId: found.id, accountId: account.id }
    if (teaches) await tx.insert(classTeachers).values(row).onConflictDoNothing()
    else await removeTeacher(tx, row)
    return {
      class: { name: found.name, slug: found.slug },
      teachers: await readTeachers(tx, row),
    }
  },
)

const notTeacher = bilingual({
  id: 'Tidak ada akun mentor atau guru dengan alamat ini.',
  en: 'No account of a mentor or teacher has this address.',
})

const removeTeacher = (
  tx: Transaction,
  { siteId, classId, accountId }: ClassOfSite & { accountId: string },
) =>
  tx
    .delete(classTeachers)
    .where(
      and(
        eq(classTeachers.siteId, siteId),
        eq(classTeachers.classId, classId),
        eq(classTeachers.accountId, accountId),
      ),
    )

const readTeachers = (tx: Transaction, { siteId, classId }: ClassOfSite) =>
  tx
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(classTeachers)
    .innerJoin(accounts, eq(accounts.id, classTeachers.accountId))
    .where(and(eq(classTeachers.siteId, siteId), eq(classTeachers.classId, classId)))
    .orderBy(asc(accounts.name), asc(accounts.id))
