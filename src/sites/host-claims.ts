import { isLocalHost } from '#schemas/local-host.ts'
import type { ClaimChange, HostClaim } from '#src/services/sites.ts'

/** The hosts that a site asks for, in order. */
export interface AskedHosts {
  id: string
  hosts: readonly string[]
}

export type Claim = Pick<HostClaim, 'host' | 'siteId'>

/** The site that each host belongs to. */
export type HostOwners = ReadonlyMap<string, string>

/**
 * What must be claimed so that every site has the hosts that it asks for and that are nobody's. With `releases` also
 * the claims of these sites that they no longer ask for are given up; those of a site that is missing stay its own.
 */
export function claimChanges(
  asked: readonly AskedHosts[],
  claimed: readonly Claim[],
  { releases }: { releases: boolean },
): ClaimChange[] {
  const wanted = new Map(asked.map(({ id, hosts }) => [id, hosts]))
  const givenUp = new Map<string, string[]>()
  const taken = new Set<string>()
  for (const { host, siteId } of claimed) {
    if (releases && wanted.get(siteId)?.includes(host) === false)
      givenUp.set(siteId, [...(givenUp.get(siteId) ?? []), host])
    else taken.add(host)
  }
  const claims: ClaimChange[] = []
  for (const { id, hosts } of asked) {
    if (hosts.every((host) => taken.has(host))) continue
    const claim = hosts.filter((host) => !taken.has(host) && !isLocalHost(host))
    for (const host of claim) taken.add(host)
    if (claim.length > 0) claims.push({ siteId: id, claim: [...new Set(claim)], release: [] })
  }
  // What is given up first can be claimed by another site in the same round.
  const releasing = asked.flatMap(({ id: siteId }) => {
    const release = givenUp.get(siteId)
    return release === undefined ? [] : [{ siteId, claim: [], release }]
  })
  return [...releasing, ...claims]
}
