import type { Claims } from '../claims.ts'
import { defineRule } from '../define.ts'

export const duplicateHost = defineRule({
  name: 'duplicate-host',
  family: 'route',
  severity: 'error',
  title: 'Two layouts claim one host',
  hint: 'Leave the host to one of them.',
  why: 'The first claim to a host wins; the other layout would never be seen there.',
  fleet(claims, report) {
    const owners = ownersOf(claims)
    for (const { layout, hosts } of claims) {
      for (const [i, host] of hosts.entries()) {
        const pointer = `/site/hosts/${i}`
        const owner = owners.get(host) ?? layout
        if (owner !== layout) report(layout, `${host} is already ${owner}’s.`, pointer)
        else if (hosts.indexOf(host) < i) report(layout, `${host} stands twice.`, pointer)
      }
    }
  },
})

/** The layout that each host belongs to: its local name, then who had it before, then the first. */
function ownersOf(claims: readonly Claims[]): ReadonlyMap<string, string> {
  const owners = new Map(claims.map(({ layout }) => [`${layout}.localhost`, layout]))
  const claim = (host: string, layout: string) => {
    if (!owners.has(host)) owners.set(host, layout)
  }
  for (const { layout, hosts, hostsBefore = [] } of claims)
    for (const host of hosts) if (hostsBefore.includes(host)) claim(host, layout)
  for (const { layout, hosts } of claims) for (const host of hosts) claim(host, layout)
  return owners
}
