import { isLocalHost } from '#schemas/local-host.ts'
import { hostTaken, refuseField } from '#src/services/service-error.ts'
import { normaliseHost } from '#src/sites/hosts.ts'
import { folderOf } from '#src/sites/asked-site.ts'
import type { Stored } from './describe-site.ts'
import type { SiteManagement } from './site-store.ts'

/**
 * The hosts that a row of a site stores, from all that it shall have: lower case, in punycode, without the names of
 * this machine. Those of the `layout.json` of its folder are not stored, and must be among them. Throws ServiceError.
 */
export function requireHosts(
  management: Pick<SiteManagement, 'current' | 'layouts'>,
  { claims }: Stored,
  { id, hosts }: { id: string; hosts: readonly string[] },
): string[] {
  const written = folderOf(management.layouts(), id)?.hosts ?? []
  const asked = hosts.map((host) => normaliseAsked(host, written))
  const missing = written.find((host) => !asked.includes(host))
  if (missing !== undefined)
    throw refuseField('hosts', `${missing} is in layouts/${id}/layout.json: take it out there.`)
  const added = [...new Set(asked)].filter((host) => !written.includes(host))
  for (const host of added) {
    // A site whose layout is missing has its claims; a layout that was never served has none yet.
    const owner = claims.get(host)?.siteId ?? management.current().findByHost(host)?.id ?? id
    if (owner !== id) throw hostTaken(host, owner)
  }
  return added
}

function normaliseAsked(asked: string, written: readonly string[]): string {
  if (written.includes(asked)) return asked
  const host = /:\d+$/.test(asked) ? undefined : normaliseHost(asked)
  if (host === undefined || host.startsWith('['))
    throw refuseField(
      'hosts',
      `"${asked}" is no host name: write it as example.id, without a port.`,
    )
  if (isLocalHost(host))
    throw refuseField('hosts', `${host} is a name of the own machine or network, and is nobody’s.`)
  return host
}
