import { isLocalHost } from '#schemas/local-host.ts'
import { normaliseHost } from './hosts.ts'
import type { Site } from './sites.ts'

/**
 * The origin of a site at one of its hosts, as a request names it: links lead back to where a visitor is. A port is
 * part of it on a developer's machine only.
 */
export function originAt(site: Pick<Site, 'origin'>, asked: string): string {
  const host = normaliseHost(asked)
  if (host === undefined) return site.origin
  if (isLocalHost(host)) return `http://${host}${/:\d+$/.exec(asked)?.[0] ?? ''}`
  const canonical = new URL(site.origin)
  return canonical.hostname === host ? site.origin : `${canonical.protocol}//${host}`
}
