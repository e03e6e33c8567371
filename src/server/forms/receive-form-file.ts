import type { Context } from 'hono'
import { heldName } from '#schemas/forms/field-shape.ts'
import { formInputs } from '#schemas/page-boot.ts'
import { uploadFormFile } from '#schemas/services/submission.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { identify } from '../calls/identify-caller.ts'
import { enforceRateLimit } from '../calls/limit-rate.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { PageAddress } from '../pages/page-address.ts'
import { noForm, type FormDeps } from './answer-refusal.ts'
import type { ReceiveFile } from './read-multipart.ts'
import { requireFormToken } from './require-sent.ts'

/**
 * Hands the files of a form of this page on to the services, before the form itself is made a call of. The form names a
 * file by its hash, and shows its name again when it is refused. Throws ServiceError for what is no field of the form.
 */
export const fileReceiver =
  (c: Context<AppEnv>, address: PageAddress, { pages, calls }: FormDeps): ReceiveFile =>
  async ({ field, file, inputs }) => {
    const { site } = c.var
    const { services, tokens } = calls
    const ctx = await identify(c, calls)
    const node = inputs.get(formInputs.node) ?? ''
    const form = await pages.findForm({ site, address, caller: ctx.caller }, node)
    const declared = form?.action.declared?.fields.find(({ name }) => name === field)
    if (form === undefined || declared?.file === undefined) throw new ServiceError(404, noForm)
    requireFormToken(tokens, {
      siteId: ctx.siteId,
      node,
      token: inputs.get(formInputs.token) ?? '',
    })
    await enforceRateLimit(uploadFormFile, { ctx, appToken: 'valid' }, services)
    const input = { path: address.path, node, field }
    const answer = await services.calls.receive(
      uploadFormFile,
      { ...ctx, locale: form.locale },
      { file, input },
    )
    if (answer === null) throw new ServiceError(404, noForm)
    const { sha256, name } = uploadFormFile.output.parse(answer)
    return [heldName(field), `${sha256} ${name}`]
  }
