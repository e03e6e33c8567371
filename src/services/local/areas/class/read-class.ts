import { and, asc, eq, type SQL } from 'drizzle-orm'
import { type ClassOverview, type Mentor, readClassOverview } from '#schemas/services/class.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { classes, classMentors, mentors } from '../../database/tables/class-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { readByFormerSlug } from '../../records/former-slugs.ts'
import { bySlugOrCode, slugFirst } from './class-name.ts'
import { ifPremium, itemColumns, toItem } from './class-rows.ts'
import { mentorColumns } from './list-mentors.ts'
import { nextClassChange as changes } from './next-class-change.ts'
import { languageColumns } from '../../text/in-language.ts'

/** A class with its program and its mentors, by its slug or code, or by a slug that it had before. */
export const readClassOverviewHandler = handler(
  readClassOverview,
  { role: 'visitor', changes, cached: true },
  async (tx, context, { slug, isPremium }) => {
    const { siteId } = context
    const former = { context, area: 'class', slug }
    const find = (named: SQL | undefined, order: SQL) =>
      findClass(tx, siteId, { chosen: and(named, ifPremium(isPremium)), order })
    return (
      (await find(bySlugOrCode(slug), slugFirst(slug))) ??
      readByFormerSlug(tx, former, (id) => find(eq(classes.id, id), asc(classes.id)))
    )
  },
)

async function findClass(
  tx: Transaction,
  siteId: string,
  { chosen, order }: { chosen: SQL | undefined; order: SQL },
): Promise<ClassOverview | null> {
  const [row] = await tx
    .select({
      ...itemColumns,
      about: classes.about,
      coverAlt: classes.coverAlt,
      benefits: classes.benefits,
      audience: classes.audience,
      program: {
        id: programs.id,
        name: programs.name,
        slug: programs.slug,
        ...languageColumns(programs, 'program'),
      },
    })
    .from(classes)
    .leftJoin(programs, eq(programs.id, classes.programId))
    .where(and(eq(classes.siteId, siteId), chosen))
    .orderBy(order)
    .limit(1)
  if (row === undefined) return null
  const { about, coverAlt, benefits, audience, program, ...rest } = row
  return {
    ...toItem(rest),
    about,
    coverAlt,
    benefits,
    audience,
    program,
    mentors: await readMentorsOf(tx, row.id),
  }
}

const readMentorsOf = (tx: Transaction, classId: string): Promise<Mentor[]> =>
  tx
    .select(mentorColumns)
    .from(mentors)
    .innerJoin(classMentors, eq(classMentors.mentorId, mentors.id))
    .where(eq(classMentors.classId, classId))
    .orderBy(asc(classMentors.position), asc(mentors.name))
