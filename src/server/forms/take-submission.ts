import { createHash } from 'node:crypto'
import { bilingual } from '#schemas/bilingual.ts'
import type { FoundAction } from '#src/render/find-action.ts'
import { requireAccess } from '#src/services/access.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { enforceRateLimit } from '../calls/limit-rate.ts'
import { requireInput } from '../calls/parse-input.ts'
import { requireFiles, requireFormToken } from './require-sent.ts'
import type { Submission } from './read-submission.ts'
import { inputOf, unknownInput } from './submission-input.ts'

/** How many forms one address may send, right or wrong: a class corrects its forms. What is stored has the limit of its endpoint. */
const sending = { method: 'POST', path: 'form', throttle: { times: 240, seconds: 600 } } as const
/** How long the same form from the same address is one form, when no script made a key. */
const sameFormSeconds = 600

const filledByProgram = bilingual({
  id: 'Isian tersembunyi terisi, mungkin oleh peramban Anda. Sudah dikosongkan: kirim sekali lagi.',
  en: 'A hidden field was filled in, perhaps by your browser. It is empty again: send it once more.',
})
interface TakenSubmission {
  form: FoundAction
  submission: Submission
  path: string
  ctx: ServiceContext
}

/** What the call of a form answered, and the query of the page after it, where the form has one. */
export interface TakenCall {
  answer: unknown
  search: string | undefined
}

/** Makes the call of a form that was sent; throws ServiceError when it is refused. */
export async function takeSubmission(
  { form, submission, path, ctx }: TakenSubmission,
  options: Pick<CallOptions, 'services' | 'tokens'>,
): Promise<TakenCall> {
  const { action, locale } = form
  const endpoint = (ctx.caller && action.signedIn) ?? action.endpoint
  const { services, tokens } = options
  await enforceRateLimit(sending, { ctx, appToken: 'valid' }, services)
  const { node, token } = submission
  requireFormToken(tokens, { siteId: ctx.siteId, node, token })
  if (submission.honeypot !== '') throw new ServiceError(422, filledByProgram)
  requireAccess(endpoint, ctx.caller)
  requireFiles(submission, locale)
  const { input: filled, nameOf, search } = inputOf(form, submission, path)
  try {
    const input = requireInput(endpoint, filled, locale)
    await enforceRateLimit(endpoint, { ctx, appToken: 'valid' }, services)
    const key = ctx.idempotency ?? keyOf(ctx, path, submission)
    const { consent: wording } = action
    const consent = wording === undefined ? {} : { consent: { wording, language: locale } }
    const context = { ...ctx, ...consent, locale, idempotency: key }
    const answer = await services.calls.serve(endpoint, context, input)
    if (answer === null) throw new ServiceError(404, unknownInput)
    return { answer, search }
  } catch (error) {
    throw error instanceof ServiceError ? error.withNames(nameOf) : error
  }
}

/** Without a script nothing makes a key: the same values from the same address in ten minutes are one form. */
function keyOf({ address = '' }: ServiceContext, path: string, { node, values }: Submission) {
  const said = JSON.stringify([
    path,
    node,
    address,
    Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
  const key = createHash('sha256').update(said).digest('base64url')
  return { key, seconds: sameFormSeconds }
}
