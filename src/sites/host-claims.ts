import { isLocalHost } from '#schemas/local-host.ts'
import type { ClaimChange, HostClaim } from '#src/services/sites.ts'

/** The hosts that a site asks for, in order. */
export interface AskedHosts {
  id: string
  hosts: readonly string[]
}

/** The site that each host belongs to. */
export type HostOwners = ReadonlyMap<string, string>

export const ownersOf = (claims: readonly HostClaim[]): HostOwners =>
  new Map(claims.map(({ host, siteId }) => [host, siteId]))

/**
 * What must be claimed so that every site has the hosts that it asks for and that are nobody's. With `releases` also
 * the claims of these sites that they no longer ask for are given up; those of a site that is missing stay its own.
 */
export function claimChanges(
  asked: readonly AskedHosts[],
  claims: readonly HostClaim[],
  { releases }: { releases: boolean },
): ClaimChange[] {
  const wanted = new Map(asked.map(({ id, hosts }) => [id, new Set(hosts)]))
  const givenUp = claims.filter(
    ({ host, siteId }) => releases && wanted.get(siteId)?.has(host) === false,
  )
  const taken = new Set(claims.flatMap((claim) => (givenUp.includes(claim) ? [] : [claim.host])))
  const changes = asked.map(({ id, hosts }) => {
    const claim = hosts.filter((host) => !isLocalHost(host) && !taken.has(host))
    for (const host of claim) taken.add(host)
    const release = givenUp.flatMap(({ host, siteId }) => (siteId === id ? [host] : []))
    return { siteId: id, claim: [...new Set(claim)], release }
  })
  // What is given up first can be claimed by another site in the same round.
  return [
    ...changes.flatMap((change) => (change.release.length > 0 ? [{ ...change, claim: [] }] : [])),
    ...changes.flatMap((change) => (change.claim.length > 0 ? [{ ...change, release: [] }] : [])),
  ]
}
