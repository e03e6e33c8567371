import { accountPath, serverPath } from '#schemas/paths.ts'
import type { App } from '../http/app-env.ts'
import { indexNowPath } from '../index-now/index-now-key.ts'

export interface WellKnownOptions {
  /** Where a flaw is reported: an address of `mailto:` or `https:`. */
  securityContact: string | undefined
  /** The IndexNow key of a site, where URLs are submitted to search engines. */
  indexNowKey?: ((siteId: string) => string) | undefined
  /** The time in milliseconds. */
  now(): number
}

const day = 86_400_000

/** How long the file may be relied on: RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 180

/**
 * `/.well-known/`: where a flaw is reported (RFC 9116; 404 where the server names no contact), and where a password
 * is changed (W3C, A Well-Known URL for Changing Passwords); and the IndexNow key (https://www.indexnow.org/documentation).
 */
export function wellKnownRoutes(
  app: App,
  { securityContact, indexNowKey, now }: WellKnownOptions,
): void {
  if (indexNowKey !== undefined)
    app.get(indexNowPath, (c) =>
      c.text(indexNowKey(c.var.site.id), 200, { 'cache-control': 'public, max-age=3600' }),
    )
  app.get(serverPath('.well-known', 'change-password'), (c) =>
    c.redirect(accountPath('forgot'), 302),
  )
  if (securityContact === undefined) return
  const path = serverPath('.well-known', 'security.txt')
  app.get(path, (c) => {
    const today = now() - (now() % day)
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(today + validDays * day).toISOString()}`,
      'Preferred-Languages: id, en',
      `Canonical: ${c.var.origin}${path}`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
  })
}
