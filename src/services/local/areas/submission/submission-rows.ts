import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { listSubmissions, Submission } from '#schemas/services/submission.ts'
import type { Transaction } from '../../database/database.ts'
import { containsText } from '../../database/conditions.ts'
import { offsetOf, type PageAsked } from '../../database/paging.ts'
import { formSubmissions } from '../../database/tables/form-tables.ts'

type Chosen = Pick<z.output<typeof listSubmissions.input>, 'form' | 'search'>
type Row = typeof formSubmissions.$inferSelect

/** The name of a form: its page and its node. */
export const formKey = ({ page, node }: Pick<Row, 'page' | 'node'>): string => `${page}.${node}`

/** The submissions of a site that match every filter. */
export const matching = (siteId: string, { form, search }: Chosen): SQL | undefined => {
  const { page, node, words, receipt } = formSubmissions
  return and(
    eq(formSubmissions.siteId, siteId),
    form === undefined ? undefined : eq(sql`${page} || '.' || ${node}`, form),
    containsText([words, receipt], search),
  )
}

/** One page of submissions, newest first. */
export const selectNewest = (tx: Transaction, chosen: SQL | undefined, page: PageAsked) =>
  tx
    .select()
    .from(formSubmissions)
    .where(chosen)
    .orderBy(desc(formSubmissions.sentAt), formSubmissions.id)
    .limit(page.pageSize)
    .offset(offsetOf(page))

/** A submission as it is answered. */
export const toSubmission = (row: Row): Submission => {
  const { id, receipt, title, path, answers, language, sentAt, deletesAt } = row
  return {
    id,
    receipt,
    title,
    path,
    answers,
    language,
    form: formKey(row),
    sentAt: sentAt.toISOString(),
    deletesAt: deletesAt.toISOString(),
  }
}
