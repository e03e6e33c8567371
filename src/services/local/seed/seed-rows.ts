import type { StarterRows } from '#schemas/starter.ts'
import { sanitise } from '../../safe-html.ts'
import { sanitiseTranslations } from '../text/translations.ts'
import { finder, type Named, newRow, toPicture } from '../starter/new-row.ts'
import { startOfDay, startOfDayIn, timeOfDay } from '../time/start-of-day.ts'
import { toSyllabusRows } from './syllabus-rows.ts'

export const toSchoolRows = (siteId: string, starter: StarterRows) =>
  starter.schools.map((school) => ({ ...school, ...newRow(siteId) }))

/** The first teams of a site, without members: nobody is mailed. */
export const toTeamRows = (siteId: string, { teams }: StarterRows) =>
  teams.map(({ registeredInDays, ...row }) => ({
    ...row,
    ...newRow(siteId),
    registeredAt: startOfDay(registeredInDays),
  }))

/** Programs and the schools that run them. */
export function toProgramRows(siteId: string, starter: StarterRows, schools: Named[]) {
  const schoolOf = finder('school', schools)
  const rows = starter.programs.map(
    ({ schools: slugs, about, logo, cover, translations, ...rest }, position) => ({
      row: {
        ...rest,
        ...newRow(siteId),
        translations: sanitiseTranslations(translations, ['about']),
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

export const toMentorRows = (siteId: string, starter: StarterRows) =>
  starter.mentors.map(({ photo, ...mentor }, position) => ({
    ...mentor,
    ...newRow(siteId),
    photo: toPicture(photo),
    position,
  }))

/** Classes with their mentors, modules and chapters. */
export function toClassRows(
  siteId: string,
  starter: StarterRows,
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
    ...toSyllabusRows(
      siteId,
      rows.map(({ from, row }) => ({ classId: row.id, syllabus: from.syllabus })),
    ),
  }
}

function toClassRow(from: StarterRows['classes'][number]) {
  const { slug, code, kind, name, description, level, mode, price, seats } = from
  const { zone, isPremium, benefits, audience, schedule = null, language } = from
  const hours = typeof schedule === 'string' ? null : schedule
  const at = (days: number, time = '00:00') => timeOfDay(startOfDayIn(zone, days), time)
  return {
    slug,
    code,
    kind,
    name,
    description,
    level,
    mode,
    price,
    seats,
    isPremium,
    zone,
    schedule,
    benefits,
    audience,
    language,
    translations: sanitiseTranslations(from.translations, ['about']),
    about: sanitise(from.about),
    logo: toPicture(from.logo),
    cover: toPicture(from.cover),
    coverAlt: from.coverAlt,
    city: from.city ?? null,
    opensAt: at(from.opensInDays),
    closesAt: at(from.closesInDays),
    startsAt: at(from.startsInDays, hours?.from),
    endsAt: at(from.endsInDays, hours?.to),
  }
}

export const toTestimonyRows = (siteId: string, starter: StarterRows) =>
  starter.testimonies.map(({ sentInDays, ...testimony }) => ({
    ...testimony,
    ...newRow(siteId),
    sentAt: startOfDay(sentInDays),
  }))
