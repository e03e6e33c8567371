import { and, count, desc, eq, max } from 'drizzle-orm'
import {
  deleteSubmission,
  exportSize,
  exportSubmissions,
  listSubmissions,
  readSubmission,
} from '#schemas/services/submission.ts'
import { type Handler, handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { countRows, toPagination } from '../../database/paging.ts'
import { formSubmissions } from '../../database/tables/form-tables.ts'
import { recordChange } from '../../records/record-change.ts'
import { sendJob } from '../../jobs/queue.ts'
import { csvText } from '../../text/csv.ts'
import { formKey, matching, selectNewest, toSubmission } from './submission-rows.ts'
import { sweepFormFilesJob } from '../drive/sweep-form-files.ts'
import { toTable } from './submission-table.ts'

const role = 'server'

const listSubmissionsHandler = handler(listSubmissions, { role }, async (tx, { siteId }, input) => {
  const chosen = matching(siteId, input)
  const rows = await selectNewest(tx, chosen, input)
  return {
    items: rows.map(toSubmission),
    pagination: toPagination(input, await countRows(tx, formSubmissions, chosen)),
    forms: await readForms(tx, siteId),
  }
})

/** The forms that something was sent by, each with its last heading. */
async function readForms(tx: Transaction, siteId: string) {
  const { page, node, title, sentAt } = formSubmissions
  const last = max(sentAt)
  const rows = await tx
    .select({ page, node, title: max(title), count: count() })
    .from(formSubmissions)
    .where(eq(formSubmissions.siteId, siteId))
    .groupBy(page, node)
    .orderBy(desc(last))
    .limit(50)
  return rows.map((row) => ({ form: formKey(row), title: row.title ?? '', count: row.count }))
}

const one = (siteId: string, id: string) =>
  and(eq(formSubmissions.siteId, siteId), eq(formSubmissions.id, id))

const readSubmissionHandler = handler(readSubmission, { role }, async (tx, { siteId }, { id }) => {
  const [row] = await tx.select().from(formSubmissions).where(one(siteId, id))
  return row === undefined ? null : toSubmission(row)
})

/** What is recorded of it names the form and the number, and nothing that was written. */
const deleteSubmissionHandler = handler(deleteSubmission, { role }, async (tx, ctx, { id }) => {
  const [row] = await tx.delete(formSubmissions).where(one(ctx.siteId, id)).returning({
    receipt: formSubmissions.receipt,
    title: formSubmissions.title,
    answers: formSubmissions.answers,
  })
  if (row === undefined) return null
  if (row.answers.some(({ fileId }) => fileId !== undefined))
    await sendJob(tx, sweepFormFilesJob, {})
  const name = `${row.receipt} ${row.title}`
  await recordChange(tx, ctx, { area: 'submission', itemId: id, name, event: 'deleted' })
  return { id }
})

const exportSubmissionsHandler = handler(
  exportSubmissions,
  { role },
  async (tx, { siteId, locale = 'id' }, input) => {
    const page = { page: input.page, pageSize: exportSize }
    const rows = await selectNewest(tx, matching(siteId, input), page)
    return csvText(toTable(rows.map(toSubmission), locale))
  },
)

/** What visitors sent by forms, for the staff of the site. */
export const submissionHandlers: Handler[] = [
  listSubmissionsHandler,
  readSubmissionHandler,
  deleteSubmissionHandler,
  exportSubmissionsHandler,
]
