import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'

type HostSwitches = CompiledLayout['manifest']['hostSwitch']

/** Whether a decoded path is one that a host switch names, or below it, in any case of letters. */
export function isBelow(path: string, prefix: string): boolean {
  const [lower, start] = [path.toLowerCase(), prefix.toLowerCase()]
  return lower === start || lower.startsWith(`${start}/`)
}

/** Whether a host switch may lead the target of a request elsewhere; an encoded path is not decoded: it may. */
export function isSwitched(switches: HostSwitches, target: string): boolean {
  if (switches.length === 0) return false
  const [path = ''] = target.split('?', 1)
  return path.includes('%') || switches.some(({ prefix }) => isBelow(path, prefix))
}
