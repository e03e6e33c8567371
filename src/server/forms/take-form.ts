import type { Context } from 'hono'
import { sentId } from '#schemas/page-boot.ts'
import type { FoundAction } from '#src/render/find-action.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { identify } from '../calls/identify-caller.ts'
import type { AppEnv } from '../http/app-env.ts'
import { ownLocation } from '../http/location.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import type { PageAddress } from '../pages/page-address.ts'
import { answerRefusal, noForm, type FormDeps } from './answer-refusal.ts'
import { readSubmission, type Submission } from './read-submission.ts'
import { takeSubmission } from './take-submission.ts'

/** Makes the call of a form, and leads to the page after it; what is refused is answered with the page and its form. */
export async function takeForm(
  c: Context<AppEnv>,
  address: PageAddress,
  deps: FormDeps,
): Promise<Response> {
  const { path } = address
  const { site } = c.var
  let submission: Submission | undefined
  let form: FoundAction | undefined
  let search: string | undefined
  try {
    requireSameOrigin(c)
    submission = await readSubmission(c)
    const ctx = await identify(c, deps.calls)
    form = await deps.pages.findForm({ site, address, caller: ctx.caller }, submission.node)
    if (form === undefined) throw new ServiceError(404, noForm)
    search = await takeSubmission({ form, submission, path, ctx }, deps.calls)
  } catch (error) {
    return answerRefusal(c, { address, error, form, submission }, deps)
  }
  const own = encodeURI(path)
  const to =
    search === undefined
      ? (form.action.to ?? `${own}${address.search}#${sentId(submission.node)}`)
      : `${form.action.to ?? own}${search}#${submission.node}`
  const location = ownLocation(to)
  if (!submission.isScripted) return c.redirect(location, 303)
  return c.json({ message: 'Success', status: true, data: { to } })
}
