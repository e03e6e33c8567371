import { z } from 'zod'
import { sentId } from '#schemas/page-boot.ts'
import { guardOf } from '#src/manifest/resolve/middleware.ts'
import type { FoundAction } from '#src/render/find-action.ts'
import type { SiteRequest } from '../calls/call-env.ts'
import { ownLocation } from '../http/location.ts'
import type { PageAddress } from '../pages/page-address.ts'
import type { Pages } from '../pages/site-pages.ts'
import type { Submission } from './read-submission.ts'

const Receipt = z.object({ receipt: z.string() })

/** A form that was taken, and what its call answered. */
interface Taken {
  address: PageAddress
  form: FoundAction
  submission: Submission
  answer: unknown
  /** The query of the page after it, where the form has one. */
  search: string | undefined
}

/**
 * Leads to the page after a form. A receipt number is for its sender alone and in no address: without scripts the page
 * that has it is the answer to the form itself.
 */
export async function answerTaken(
  c: SiteRequest,
  { address, form, submission, answer, search }: Taken,
  pages: Pick<Pages, 'renderAnswered'>,
): Promise<Response> {
  const { receipt } = Receipt.safeParse(answer).data ?? {}
  const { action, middleware } = form
  const { node, isScripted } = submission
  const isOpen = action.to === undefined && guardOf(middleware) === undefined
  if (receipt !== undefined && !isScripted && isOpen) {
    const taken = { node, values: {}, errors: {}, message: null, receipt }
    const { headers, body } = await pages.renderAnswered(c.var.site, address, taken)
    return new Response(body, { headers })
  }
  const own = encodeURI(address.path)
  const to =
    search === undefined
      ? (action.to ?? `${own}${address.search}#${sentId(node)}`)
      : `${action.to ?? own}${search}#${node}`
  if (!isScripted) return c.redirect(ownLocation(to), 303)
  return c.json({ message: 'Success', status: true, data: { to, ...(receipt && { receipt }) } })
}
