import { bilingual, translate } from '#schemas/bilingual.ts'
import { fieldOfPath } from '#schemas/forms/field-of-path.ts'
import type { FoundAction } from '#src/render/find-action.ts'
import type { RefusedForm } from '#src/render/node-form.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { messagesOf, type Refusal } from '../calls/message-in.ts'

const notSent = bilingual({
  id: 'Formulir belum dapat dikirim. Isian Anda masih ada: coba lagi sebentar lagi.',
  en: 'The form could not be sent. What you wrote is still here: try again in a moment.',
})

/** What was refused; anything but a ServiceError is a defect, whose message is not sent. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof ServiceError
    ? error
    : { problem: 'defect', message: notSent, fields: [], locale: 'en' }

/** What is wrong by field; what is said about no field of the form is said about the form. */
export function errorsOf(
  refusal: Refusal,
  { action, locale }: FoundAction,
): Pick<RefusedForm, 'message' | 'errors'> {
  const { message, fields } = messagesOf(refusal, locale)
  const named = fields.map(
    ({ field, message: wrong }) => [fieldOfPath(field, action.fields), wrong] as const,
  )
  const errors = new Map<string, string>()
  for (const [field, wrong] of named)
    if (action.fields.includes(field) && !errors.has(field)) errors.set(field, wrong)
  const isWhole = errors.size === 0 || named.some(([field]) => !action.fields.includes(field))
  const plain = translate(message, locale) ?? message
  return { errors: Object.fromEntries(errors), message: isWhole ? plain : null }
}
