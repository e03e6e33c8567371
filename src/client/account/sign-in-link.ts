import { boot } from '../boot.ts'
import { services } from '../service-client.ts'
import { ownPath } from '#schemas/own-path.ts'

/**
 * Leaves for the account site, which comes back to a path of this site; with `replace` going back does not come here again.
 * From files it leaves for the same path of the server, where sessions are.
 */
export const goToSignIn = async (returnTo: string, replace = false): Promise<void> =>
  location[replace ? 'replace' : 'assign'](
    boot.services ? boot.services + returnTo : await services.signInAddress(returnTo, boot.base),
  )

/** Pages on the way to being signed in: nobody wants to come back to them. */
const onTheWay = /\/(?:Login|Register|CallbackAuth)$/i

/** The page of this site that has led to this document, which was loaded by the browser: no navigation of ours stored it. */
function referringPath(): string | undefined {
  const { referrer } = document
  const { origin, pathname, search } = new URL(referrer || 'about:blank')
  return origin === location.origin && !onTheWay.test(pathname) ? pathname + search : undefined
}

/**
 * Where the address of this page says to go on to, else the page that the visitor came from within the site, else the
 * first one; always a path of this site.
 */
export function nextPath(): string {
  const next: unknown =
    new URLSearchParams(location.search).get('next') ?? history.state?.from ?? referringPath()
  return typeof next === 'string' ? ownPath(next, location.origin) : boot.base || '/'
}
