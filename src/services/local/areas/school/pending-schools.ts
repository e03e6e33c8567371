import { and, asc, eq } from 'drizzle-orm'
import { approveSchool, listPendingSchools, rejectSchool } from '#schemas/services/school.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { schoolContacts } from '../../database/tables/people-tables.ts'
import { schools } from '../../database/tables/program-tables.ts'
import { deleteRow } from '../../records/delete-row.ts'
import { recordChange } from '../../records/record-change.ts'
import { schoolsKnownTo } from './schools-known-to.ts'
import { schoolSnapshot } from './school-snapshot.ts'

const { id, name, slug, city, province, isActive, students } = schools
const school = { id, name, slug, city, province, isActive }

/** Schools that registered and are not listed yet, oldest first; a lead sees those of its programme or province. */
export const listPendingSchoolsHandler = handler(
  listPendingSchools,
  { role: 'server' },
  async (tx, context, input) => {
    const waiting = and(await schoolsKnownTo(tx, context), eq(schools.isApproved, false))
    const rows = await tx
      .select({
        ...school,
        students,
        contactName: schoolContacts.name,
        contactRole: schoolContacts.role,
        contactEmail: schoolContacts.email,
        contactPhone: schoolContacts.phone,
        registeredAt: schoolContacts.sentAt,
      })
      .from(schools)
      .innerJoin(schoolContacts, eq(schoolContacts.schoolId, schools.id))
      .where(waiting)
      .orderBy(asc(schoolContacts.sentAt), asc(schools.id))
      .limit(input.pageSize)
      .offset(offsetOf(input))
    return {
      items: rows.map((row) => ({ ...row, registeredAt: row.registeredAt.toISOString() })),
      pagination: toPagination(input, await countRows(tx, schools, waiting)),
    }
  },
)

/** Lists a school, and mails its contact the first time. */
export const approveSchoolHandler = handler(
  approveSchool,
  { role: 'server' },
  async (tx, context, input) => {
    const { siteId } = context
    const chosen = and(await schoolsKnownTo(tx, context), eq(schools.id, input.id))
    const [approved] = await tx
      .update(schools)
      .set({ isApproved: true })
      .where(and(chosen, eq(schools.isApproved, false)))
      .returning(school)
    if (approved === undefined) {
      const [known] = await tx.select(school).from(schools).where(chosen)
      return known ?? null
    }
    const item = { area: 'school', itemId: approved.id, name: approved.name }
    await recordChange(tx, context, { ...item, event: 'approved' })
    for (const { name, to } of await contactsOf(tx, siteId, input.id)) {
      const values = { name, school: approved.name }
      await queueMail(tx, { siteId, to, template: 'school-listed', values, isForOthers: true })
    }
    return approved
  },
)

/** Deletes a school that waits, so that it can be restored, and mails the reason to its contact. */
export const rejectSchoolHandler = handler(
  rejectSchool,
  { role: 'server' },
  async (tx, context, { id: itemId, reason }) => {
    const { siteId } = context
    const [waiting] = await tx
      .select({ id, name })
      .from(schools)
      .where(
        and(
          await schoolsKnownTo(tx, context),
          eq(schools.id, itemId),
          eq(schools.isApproved, false),
        ),
      )
      .for('update')
    if (waiting === undefined) return null
    const contacts = await contactsOf(tx, siteId, itemId)
    const item = { area: 'school', itemId, name: waiting.name, snapshot: schoolSnapshot }
    await deleteRow(tx, context, item)
    for (const contact of contacts) {
      const values = { name: contact.name, school: waiting.name, reason }
      await queueMail(tx, {
        siteId,
        to: contact.to,
        template: 'school-declined',
        values,
        isForOthers: true,
      })
    }
    return waiting
  },
)

const contactsOf = (tx: Transaction, siteId: string, schoolId: string) =>
  tx
    .select({ name: schoolContacts.name, to: schoolContacts.email })
    .from(schoolContacts)
    .where(and(eq(schoolContacts.siteId, siteId), eq(schoolContacts.schoolId, schoolId)))
