import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { listSchools, registerSchool } from '#schemas/services/school.ts'
import { readRegions } from '../regions/regions.ts'
import { nameTaken, refuseCity } from './school-refusals.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { queueThanks, queueStaffMails } from '../mail/queue-mail.ts'
import { schoolContacts } from '../../database/tables/people-tables.ts'
import { schools } from '../../database/tables/program-tables.ts'
import { toSlug } from '../../text/to-slug.ts'

type Registration = z.output<typeof registerSchool.input>

/** The most schools of the list, which is not paged. */
const most = 2000

/** The schools of a site, by name. For a visitor the database returns approved ones only. */
export const listSchoolsHandler = handler(
  listSchools,
  { role: 'visitor', cached: true },
  async (tx, { siteId }) => {
    const { id, name, slug, city, province, isActive } = schools
    const items = await tx
      .select({ id, name, slug, city, province, isActive })
      .from(schools)
      .where(eq(schools.siteId, siteId))
      .orderBy(asc(schools.name), asc(schools.id))
      .limit(most)
    return { items }
  },
)

/** Registers a school. Throws ServiceError when the city has a school of this name, or does not exist. */
export const registerSchoolHandler = handler(
  registerSchool,
  { role: 'server' },
  async (tx, { siteId }, input) => {
    const { name, cityId, students, contactName, contactEmail, contactPhone, contactRole } = input
    const city = (await readRegions()).byId.get(cityId)
    if (city === undefined) throw refuseCity()
    await requireNew(tx, siteId, { name, city: city.name })
    const [school] = await tx
      .insert(schools)
      .values({
        siteId,
        name,
        slug: await newSlug(tx, siteId, name),
        city: city.name,
        province: city.province,
        cityId,
        students,
        isApproved: false,
      })
      .returning({ id: schools.id, name: schools.name })
    if (school === undefined) return null
    await tx.insert(schoolContacts).values({
      schoolId: school.id,
      siteId,
      name: contactName,
      email: contactEmail,
      phone: contactPhone,
      role: contactRole,
    })
    await queueSchoolMails(tx, siteId, { ...input, city: city.name })
    return school
  },
)

/** Mails the contact a confirmation, and the staff that a school waits for approval. */
async function queueSchoolMails(
  tx: Transaction,
  siteId: string,
  registration: Registration & { city: string },
): Promise<void> {
  const { name: school, city, contactName: name } = registration
  const { contactEmail: email, contactPhone: phone } = registration
  const thanks = { name, school }
  await queueThanks(tx, { siteId, to: email, template: 'school-registered', values: thanks })
  const values = { school, city, name, email, phone, replyTo: email }
  await queueStaffMails(tx, { siteId, template: 'new-school', values })
}

async function requireNew(
  tx: Transaction,
  siteId: string,
  { name, city }: { name: string; city: string },
): Promise<void> {
  // Parallel registrations wait for each other here.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`school ${siteId}`}))`)
  const [known] = await tx
    .select({ id: schools.id })
    .from(schools)
    .where(
      and(
        eq(schools.siteId, siteId),
        eq(sql`lower(${schools.name})`, name.toLowerCase()),
        eq(schools.city, city),
      ),
    )
  if (known === undefined) return
  throw nameTaken('school')
}

async function newSlug(tx: Transaction, siteId: string, name: string): Promise<string> {
  const taken = await tx
    .select({ slug: schools.slug })
    .from(schools)
    .where(eq(schools.siteId, siteId))
  return toSlug(name, new Set(taken.map(({ slug }) => slug)))
}
