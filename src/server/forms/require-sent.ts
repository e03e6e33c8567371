import { bilingual } from '#schemas/bilingual.ts'
import type { Locale } from '#schemas/text.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { messagesOf } from '../calls/message-in.ts'
import { isFormToken } from './form-token.ts'
import type { Submission } from './read-submission.ts'

const oldForm = bilingual({
  id: 'Halaman ini sudah lama terbuka. Isian Anda masih ada: kirim sekali lagi.',
  en: 'This page has been open for long. What you wrote is still here: send it once more.',
})

/** Throws ServiceError with 422 unless the token of a form was made for it, today or the day before. */
export function requireFormToken(
  { secret }: Pick<CallOptions['tokens'], 'secret'>,
  { siteId, node, token }: { siteId: string; node: string; token: string },
): void {
  if (!isFormToken(secret, { siteId, node }, { token })) throw new ServiceError(422, oldForm)
}

/** Throws the refusal of the first file that was refused, named as its field. */
export function requireFiles({ refused }: Submission, locale: Locale): void {
  const [first] = refused
  if (first === undefined) return
  const { field, error } = first
  if (!(error instanceof ServiceError)) throw error
  if (error.fields.length > 0) throw error.withNames(() => field)
  const { message } = messagesOf(error, locale)
  const { status, retryAfter } = error
  throw new ServiceError(status, message, {
    locale,
    retryAfter,
    fields: [{ field, message }],
    cause: error,
  })
}
