import type { Context } from 'hono'
import type { FoundAction } from '#src/render/find-action.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { identify } from '../calls/identify-caller.ts'
import type { AppEnv } from '../http/app-env.ts'
import { requireFormOrigin } from '../http/same-origin.ts'
import type { PageAddress } from '../pages/page-address.ts'
import { answerRefusal, noForm, type FormDeps } from './answer-refusal.ts'
import { answerTaken } from './answer-taken.ts'
import { fileReceiver } from './receive-form-file.ts'
import { readSubmission, type Submission } from './read-submission.ts'
import { takeSubmission, type TakenCall } from './take-submission.ts'

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
  let taken: TakenCall
  try {
    requireFormOrigin(c)
    submission = await readSubmission(c, fileReceiver(c, address, deps))
    const ctx = await identify(c, deps.calls)
    form = await deps.pages.findForm({ site, address, caller: ctx.caller }, submission.node)
    if (form === undefined) throw new ServiceError(404, noForm)
    taken = await takeSubmission({ form, submission, path, ctx }, deps.calls)
  } catch (error) {
    return answerRefusal(c, { address, error, form, submission }, deps)
  }
  return answerTaken(c, { address, form, submission, ...taken }, deps.pages)
}
