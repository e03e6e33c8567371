import { randomUUID } from 'node:crypto'
import type { Starter } from '#schemas/starter.ts'
import { minutesToRead, sanitise, toMediaPath } from './html.ts'
import { startOfDay } from './start-of-day.ts'
import { toSlug } from './to-slug.ts'

interface Named {
  id: string
  slug: string
}

const minute = 60_000
const kindNames = { news: 'Berita', blog: 'Blog', article: 'Artikel' }

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

/** Classes, who teaches them and what they hold. */
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

/** Posts, their kinds and categories. Of one day, a post is a minute older than the one before it. */
export function toPostRows(siteId: string, starter: Starter) {
  const used = new Set([...starter.posts, ...starter.categories].map(({ kind }) => kind))
  const kinds = [...used].map((slug) => ({ ...newRow(siteId), slug, name: kindNames[slug] }))
  const kindOf = finder('kind', kinds)
  const categories = starter.categories.map(({ kind, slug, name }) => ({
    slug,
    name,
    kind,
    ...newRow(siteId),
    kindId: kindOf(kind),
  }))
  const categoryOf = finder(
    'category',
    categories.map(({ id, kind, slug }) => ({ id, slug: `${kind}/${slug}` })),
  )
  const posts = starter.posts.map((post, position) => {
    const { slug, title, summary, views, kind, category } = post
    const content = sanitise(post.content)
    return {
      slug,
      title,
      summary,
      views,
      content,
      ...newRow(siteId),
      kindId: kindOf(kind),
      categoryId: categoryOf(`${kind}/${category}`),
      cover: toPicture(post.cover),
      minutes: minutesToRead(content),
      publishedAt: new Date(startOfDay(post.publishedInDays).getTime() - position * minute),
    }
  })
  return { kinds, categories, posts }
}

export const toTestimonyRows = (siteId: string, starter: Starter) =>
  starter.testimonies.map(({ sentInDays, ...testimony }) => ({
    ...testimony,
    ...newRow(siteId),
    sentAt: startOfDay(sentInDays),
  }))

const newRow = (siteId: string) => ({ id: randomUUID(), siteId })

const toPicture = (picture: string | undefined) =>
  picture === undefined ? null : toMediaPath(picture)

/** Gives the id of what has a slug, and throws when nothing has. */
function finder(what: string, rows: Named[]): (slug: string) => string {
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return (slug) => {
    const id = ids.get(slug)
    if (id === undefined)
      throw new Error(`The first rows name the ${what} "${slug}", which is not there.`)
    return id
  }
}
