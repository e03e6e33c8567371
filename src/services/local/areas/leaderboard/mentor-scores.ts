import { and, asc, count, countDistinct, desc, eq, sql } from 'drizzle-orm'
import { listMentorScores } from '#schemas/services/leaderboard.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { readCounted } from '../../database/counted-page.ts'
import { classMentors, mentors, modules } from '../../database/tables/class-tables.ts'
import { enrolments } from '../../database/tables/payment-tables.ts'

/** The figures of mentors. Only the server reads enrolments, and the answer holds nothing but their number. */
export const listMentorScoresHandler = handler(
  listMentorScores,
  { role: 'server' },
  async (tx, { siteId }, asked) => {
    const ofSite = eq(mentors.siteId, siteId)
    const figures = figuresOf(tx, siteId)
    const { rows, pagination } = await readCounted(
      tx,
      { ...asked, counted: { from: mentors, where: ofSite } },
      (matching) =>
        tx
          .select({
            matching,
            rank: sql<number>`rank() over (order by ${figures.learners} desc)`,
            id: figures.id,
            slug: figures.slug,
            name: figures.name,
            role: figures.role,
            photo: figures.photo,
            classes: figures.classes,
            learners: figures.learners,
            hours: figures.hours,
          })
          .from(figures)
          .orderBy(
            desc(figures.learners),
            desc(figures.classes),
            asc(figures.name),
            asc(figures.id),
          ),
    )
    return { items: rows, pagination }
  },
)

/** Each mentor of a site with what is counted of their classes. */
function figuresOf(tx: Transaction, siteId: string) {
  const isTheirs = and(eq(classMentors.siteId, siteId), eq(classMentors.mentorId, mentors.id))
  const classes = tx.select({ classes: count() }).from(classMentors).where(isTheirs)
  const learners = tx
    .select({ learners: countDistinct(enrolments.accountId) })
    .from(classMentors)
    .innerJoin(
      enrolments,
      and(eq(enrolments.siteId, siteId), eq(enrolments.classId, classMentors.classId)),
    )
    .where(isTheirs)
  const hours = tx
    .select({ hours: sql`coalesce(sum(${modules.hours}), 0)::int` })
    .from(classMentors)
    .innerJoin(modules, and(eq(modules.siteId, siteId), eq(modules.classId, classMentors.classId)))
    .where(isTheirs)
  return tx
    .select({
      id: mentors.id,
      slug: mentors.slug,
      name: mentors.name,
      role: mentors.role,
      photo: mentors.photo,
      classes: sql<number>`(${classes})`.as('classes'),
      learners: sql<number>`(${learners})`.as('learners'),
      hours: sql<number>`(${hours})`.as('hours'),
    })
    .from(mentors)
    .where(eq(mentors.siteId, siteId))
    .as('figures')
}
