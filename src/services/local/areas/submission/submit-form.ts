import { sql } from 'drizzle-orm'
import { submitForm, type SubmittedAnswer } from '#schemas/services/submission.ts'
import type { FormOf, FoundForm, FormPlace } from '../../../declared-forms.ts'
import { type Handler, handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { formSubmissions } from '../../database/tables/form-tables.ts'
import { queueStaffMails, queueThanks } from '../mail/queue-mail.ts'
import { giveToSubmission } from '../drive/form-file-rows.ts'
import { readValues } from './read-values.ts'
import { withReceipt } from '../../records/receipt-number.ts'
import { nameFiles } from './name-files.ts'

/** What was sent by a form, read by what the form declares. */
interface Sent extends FormPlace {
  form: FoundForm
  answers: SubmittedAnswer[]
}

/**
 * Stores what was sent by a form of a page, and mails it to the staff and the receipt number to the sender. The form is
 * found before the transaction, since a page may read the database itself.
 */
export const submitFormHandler = (formOf: FormOf): Handler => ({
  endpoint: submitForm,
  async serve(database, context, parsed) {
    const { path, node, values } = parsed as ReturnType<typeof submitForm.input.parse>
    const form = await formOf(context, { path, node })
    if (form === undefined) return null
    const answers = await readValues(form, values)
    const sent = { form, path, node, answers }
    const stored = handler(submitForm, { role: 'server' }, (tx, { siteId }) =>
      store(tx, siteId, sent),
    )
    return 'serve' in stored ? stored.serve(database, context, parsed) : null
  },
})

async function store(tx: Transaction, siteId: string, asked: Sent) {
  const { form, node } = asked
  const answers = await nameFiles(tx, { siteId, page: form.page, node }, asked.answers)
  const email = answers.find(({ kind }) => kind === 'email')?.value ?? null
  const row = await insert(tx, siteId, { ...asked, answers, email })
  for (const { fileId } of answers)
    if (fileId !== undefined)
      await giveToSubmission(tx, { siteId, id: fileId, submissionId: row.id })
  const { title } = form
  const { receipt } = row
  const receiver = answers.find(({ name }) => name === form.receiptTo)?.value
  if (receiver !== undefined)
    await queueThanks(tx, {
      siteId,
      to: receiver,
      template: 'form-received',
      values: { title, receipt },
    })
  const lines = answers.map(({ label, value }) => `${label}: ${value}`).join('\n')
  const values = { title, receipt, answers: lines, replyTo: email ?? '' }
  await queueStaffMails(tx, { siteId, template: 'new-submission', values })
  return row
}

async function insert(
  tx: Transaction,
  siteId: string,
  { form, path, node, answers, email }: Sent & { email: string | null },
): Promise<{ id: string; receipt: string }> {
  const { page, title, keepDays, language } = form
  const row = {
    siteId,
    page,
    node,
    path,
    title,
    answers,
    language,
    email,
    words: answers.map(({ value }) => value).join('\n'),
    deletesAt: sql`now() + make_interval(days => ${keepDays})`,
  }
  return withReceipt(async (receipt) => {
    const [stored] = await tx
      .insert(formSubmissions)
      .values({ ...row, receipt })
      .onConflictDoNothing({ target: [formSubmissions.siteId, formSubmissions.receipt] })
      .returning({ id: formSubmissions.id, receipt: formSubmissions.receipt })
    return stored
  })
}
