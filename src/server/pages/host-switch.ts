import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { originAt } from '#src/sites/origin.ts'
import type { Site, Sites } from '#src/sites/sites.ts'

type HostSwitches = CompiledLayout['manifest']['hostSwitch']

/** Whether a decoded path is one that a host switch names, or below it, in any case of letters. */
function isBelow(path: string, prefix: string): boolean {
  const [lower, start] = [path.toLowerCase(), prefix.toLowerCase()]
  return lower === start || lower.startsWith(`${start}/`)
}

/** Whether a host switch may lead the target of a request elsewhere; an encoded path is not decoded: it may. */
export function isSwitched(switches: HostSwitches, target: string): boolean {
  if (switches.length === 0) return false
  const [path = ''] = target.split('?', 1)
  return path.includes('%') || switches.some(({ prefix }) => isBelow(path, prefix))
}

/** The origin of the dedicated host of a decoded path; undefined where the origin that was asked serves it. */
export function findDedicated(
  asked: { site: Site; origin: string },
  path: string,
  sites: Sites,
): string | undefined {
  const { hostname: host, port } = new URL(asked.origin)
  for (const { prefix, hosts } of asked.site.layout.manifest.hostSwitch) {
    const dedicated = hosts[host]
    if (!isBelow(path, prefix) || dedicated === undefined || dedicated === host) continue
    const served = sites.findByHost(dedicated)
    const address = port === '' ? dedicated : `${dedicated}:${port}`
    return served === undefined ? `https://${dedicated}` : originAt(served, address)
  }
  return undefined
}
