import { and, asc, eq } from 'drizzle-orm'
import { approveSchool, listPendingSchools } from '#schemas/services/school.ts'
import { handler } from '../../calls/handler.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { schoolContacts } from '../../database/tables/people-tables.ts'
import { schools } from '../../database/tables/program-tables.ts'

const { id, name, slug, city, province, isActive, students } = schools
const school = { id, name, slug, city, province, isActive }

/** Schools that registered and are not listed yet, oldest first. */
export const listPendingSchoolsHandler = handler(
  listPendingSchools,
  { role: 'server' },
  async (tx, { siteId }, input) => {
    const waiting = and(eq(schools.siteId, siteId), eq(schools.isApproved, false))
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
  async (tx, { siteId }, input) => {
    const chosen = and(eq(schools.siteId, siteId), eq(schools.id, input.id))
    const [approved] = await tx
      .update(schools)
      .set({ isApproved: true })
      .where(and(chosen, eq(schools.isApproved, false)))
      .returning(school)
    if (approved === undefined) {
      const [known] = await tx.select(school).from(schools).where(chosen)
      return known ?? null
    }
    const contacts = await tx
      .select({ name: schoolContacts.name, to: schoolContacts.email })
      .from(schoolContacts)
      .where(eq(schoolContacts.schoolId, input.id))
    for (const contact of contacts) {
      const values = { name: contact.name, school: approved.name }
      await queueMail(tx, {
        siteId,
        to: contact.to,
        template: 'school-listed',
        values,
        isForOthers: true,
      })
    }
    return approved
  },
)
