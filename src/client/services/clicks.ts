import type { VisitEnvironment } from './browser-environment.ts'
import { logClick } from './endpoints/every-visit.ts'
import { sessionKeys } from './keys.ts'
import type { VisitCall } from './visit-call.ts'

/** A link, as far as the log is concerned. */
type Link = Pick<HTMLAnchorElement, 'href' | 'hostname' | 'protocol'> & {
  relList: Pick<DOMTokenList, 'add'>
}

interface ClicksOptions {
  environment: VisitEnvironment
  call: VisitCall
  now(): number
}

/** Hosts of account sites have this in their names; clicks on links to them are logged as within the site. */
const accountMarker = 'account'

/** Whether a click follows the link under it: one with the third button opens a menu instead. */
export const isFollowing = ({ button }: { button: number }): boolean => button < 2

export type Clicks = ReturnType<typeof openClicks>

/** The log of page loads and clicks. Nothing waits for it, and what fails is only logged. */
export function openClicks({ environment, call, now }: ClicksOptions) {
  const send = (label: string, what: Logged, withHeldToken: boolean): Promise<unknown> =>
    call(
      logClick,
      { ...what, from: what.from.slice(0, 500), to: what.to.slice(0, 2000), timestamp: now() },
      { keepalive: true, withHeldToken },
    ).catch((error: unknown) => environment.log(label, error))
  return {
    /** Once a session. */
    async pageLoaded(href: string, referrer: string): Promise<void> {
      if (environment.session.read(sessionKeys.pageLoadLogged) !== null) return
      environment.session.write(sessionKeys.pageLoadLogged, 'true')
      const what = { from: toPlace(referrer), to: toPlace(href), type: 'page_load' } as const
      await send('page load', what, false)
    },
    /** A link to another site gives that site no reference to this window. */
    async linkClicked(link: Link, href: string): Promise<void> {
      const isInternal = isOwn(link, new URL(href).hostname)
      const isWeb = /^https?:$/.test(link.protocol)
      if (!isInternal && isWeb) link.relList.add('noopener')
      const type = isInternal ? 'internal_navigation' : 'external'
      const what = { from: toPlace(href), to: toPlace(link.href), type } as const
      // Only a token that is there: the page may be gone before a new one has come.
      await send(isInternal ? 'internal click' : 'external click', what, true)
    },
  }
}

interface Logged {
  from: string
  to: string
  type: 'page_load' | 'internal_navigation' | 'external'
}

const isOwn = ({ hostname }: Link, here: string) =>
  hostname === here || hostname.includes(accountMarker)

/** An address without its query and hash: they may hold what is for the visitor alone. */
function toPlace(address: string): string {
  if (!/^https?:/.test(address)) return address
  const { origin, pathname } = new URL(address)
  return origin + pathname
}
