import { boot } from '../boot.ts'
import { services } from '../service-client.ts'
import { ownPath } from '../services/own-path.ts'

/** Leaves for the account site, which comes back to a path of this site. */
export const goToSignIn = async (returnTo: string): Promise<void> =>
  location.assign(await services.signInAddress(returnTo, boot.base))

/** Where the address of this page says to go on to, else the first page; always a path of this site. */
export function nextPath(): string {
  const home = boot.base || '/'
  const next = new URLSearchParams(location.search).get('next')
  return next === null ? home : ownPath(next, location.origin)
}
