import type { Starter } from '#schemas/starter.ts'
import { sanitise } from '../text/html.ts'
import { finder, type Named, newRow, toPicture } from '../starter/new-row.ts'
import { startOfDay } from '../time/start-of-day.ts'
import { toSlug } from '../text/to-slug.ts'

export const toSchoolRows = (siteId: string, starter: Starter) =>
  starter.schools.map((school) => ({ ...school, ...newRow(siteId) }))

/** Programs and the schools that run them. */
export function toProgramRows(siteId: string, starter: Starter, schools: Named[]) {
  const schoolOf = finder('school', schools)
  const rows = starter.programs.map(
    ({ schools: slugs, about, logo, cover, ...rest }, position) => ({
      row: {
        ...rest,
        ...newRow(siteId),
        about: sanitise(about),
        logo: toPicture(logo),
        cover: toPicture(cover),
        position,
      },
      schoolIds: slugs.map(schoolOf),
    }),
  )
  return {
    programs: rows.map(({ row }) => row),
    programSchools: rows.flatMap(({ row, schoolIds }) =>
      schoolIds.map((schoolId) => ({ siteId, programId: row.id, schoolId })),
    ),
  }
}

export const toMentorRows = (siteId: string, starter: Starter) =>
  starter.mentors.map(({ photo, ...mentor }, position) => ({
    ...mentor,
    ...newRow(siteId),
    photo: toPicture(photo),
    position,
  }))

/** Classes with their mentors and modules. */
export function toClassRows(
  siteId: string,
  starter: Starter,
  known: { programs: Named[]; mentors: Named[] },
) {
  const programOf = finder('program', known.programs)
  const mentorOf = finder('mentor', known.mentors)
  const rows = starter.classes.map((from) => ({
    from,
    row: {
      ...toClassRow(from),
      ...newRow(siteId),
      programId: from.program === undefined ? null : programOf(from.program),
    },
  }))
  return {
    classes: rows.map(({ row }) => row),
    classMentors: rows.flatMap(({ from, row }) =>
      from.mentors.map((slug, position) => ({
        siteId,
        position,
        classId: row.id,
        mentorId: mentorOf(slug),
      })),
    ),
    modules: rows.flatMap(({ from, row }) => toModuleRows(siteId, row.id, from.syllabus)),
  }
}

function toClassRow(from: Starter['classes'][number]) {
  const { slug, name, description, level, mode, price, seats, isWebinar, benefits, audience } = from
  return {
    slug,
    name,
    description,
    level,
    mode,
    price,
    seats,
    isWebinar,
    benefits,
    audience,
    about: sanitise(from.about),
    logo: toPicture(from.logo),
    cover: toPicture(from.cover),
    city: from.city ?? null,
    opensAt: startOfDay(from.opensInDays),
    closesAt: startOfDay(from.closesInDays),
    startsAt: startOfDay(from.startsInDays),
    endsAt: startOfDay(from.endsInDays),
  }
}

function toModuleRows(
  siteId: string,
  classId: string,
  syllabus: Starter['classes'][number]['syllabus'],
) {
  const taken = new Set<string>()
  return syllabus.map(({ chapters, title, summary, hours }, position) => {
    const takenInModule = new Set<string>()
    return {
      siteId,
      classId,
      title,
      summary,
      hours,
      position,
      slug: toSlug(title, taken),
      chapters: chapters.map((name) => ({
        title: name,
        slug: toSlug(name, takenInModule),
      })),
    }
  })
}

export const toTestimonyRows = (siteId: string, starter: Starter) =>
  starter.testimonies.map(({ sentInDays, ...testimony }) => ({
    ...testimony,
    ...newRow(siteId),
    sentAt: startOfDay(sentInDays),
  }))
