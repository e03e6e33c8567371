import { createHmac, timingSafeEqual } from 'node:crypto'

interface FormPlace {
  siteId: string
  node: string
}

const dayMs = 24 * 60 * 60 * 1000

/** The token of a form for one day. It is the same for all visitors, since pages are cached for all of them. */
export function formToken(secret: string, { siteId, node }: FormPlace, now = Date.now()): string {
  const day = Math.floor(now / dayMs)
  const said = JSON.stringify(['form', siteId, node, day])
  return createHmac('sha256', secret).update(said).digest('base64url').slice(0, 32)
}

/** Whether a token was made for a form, today or the day before. */
export function isFormToken(
  secret: string,
  place: FormPlace,
  { token, now = Date.now() }: { token: string; now?: number },
): boolean {
  const given = Buffer.from(token)
  return [now, now - dayMs].some((time) => {
    const wanted = Buffer.from(formToken(secret, place, time))
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  })
}
