import { z } from 'zod'
import { sentId, type TakenFacts } from '#schemas/page-boot.ts'
import { AppointmentSlot } from '#schemas/services/appointment.ts'
import { guardOf } from '#src/manifest/resolve/middleware.ts'
import type { FoundAction } from '#src/render/find-action.ts'
import type { SiteRequest } from '../calls/call-env.ts'
import { ownLocation } from '../http/location.ts'
import type { PageAddress } from '../pages/page-address.ts'
import type { Pages } from '../pages/site-pages.ts'
import type { Submission } from './read-submission.ts'

const Receipt = z.object({ receipt: z.string() })
/** The page of this site that a call leads to, in place of the one that the form names. */
const Way = z.object({ leadsTo: z.string().regex(/^\/(?!\/)/) })
const Booking = z.object({ id: z.string(), slot: AppointmentSlot })

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
 * Leads to the page after a form. A receipt number or a booked hour is for its sender alone and in no address: without
 * scripts the page that has it is the answer to the form itself.
 */
export async function answerTaken(
  c: SiteRequest,
  { address, form, submission, answer, search }: Taken,
  pages: Pick<Pages, 'renderUncached'>,
): Promise<Response> {
  const facts = factsOf(answer)
  const { action, middleware } = form
  const { node, isScripted } = submission
  const isOpen = action.to === undefined && guardOf(middleware) === undefined
  if (facts !== undefined && !isScripted && isOpen) {
    const taken = { node, values: {}, errors: {}, message: null, taken: facts }
    const { headers, body } = await pages.renderUncached(c.var.site, address, taken)
    return new Response(body, { headers })
  }
  const own = encodeURI(address.path)
  const to =
    Way.safeParse(answer).data?.leadsTo ??
    (search === undefined
      ? (action.to ?? `${own}${address.search}#${sentId(node)}`)
      : `${action.to ?? own}${search}#${node}`)
  if (!isScripted) return c.redirect(ownLocation(to), 303)
  return c.json({ message: 'Success', status: true, data: { to, ...(facts && { taken: facts }) } })
}

/** What the sender is told of what a call answered. */
function factsOf(answer: unknown): TakenFacts | undefined {
  const { data: receipt } = Receipt.safeParse(answer)
  const { data: booking } = Booking.safeParse(answer)
  return receipt || booking ? { ...receipt, ...(booking && { booking }) } : undefined
}
