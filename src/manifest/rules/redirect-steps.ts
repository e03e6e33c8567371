import type { EffectiveLayout } from '../inherit/effective-layout.ts'
import { isServerPath } from '#schemas/page-paths.ts'

/** A redirect as the server follows it. */
export interface Step {
  index: number
  from: string
  /** The key of the target path; undefined when no redirect can apply there. */
  next: string | undefined
}

/** The redirects of a layout by their lower-case path; of several for one path the first is used. */
export function redirectSteps({ manifest }: EffectiveLayout): Map<string, Step> {
  const steps = new Map<string, Step>()
  for (const [index, { from, to }] of manifest.redirects.entries()) {
    const key = from.toLowerCase()
    if (!steps.has(key)) steps.set(key, { index, from, next: keyOf(to) })
  }
  return steps
}

/** The form that the server compares with `from`: the path in lower case, without query and trailing slash. */
function keyOf(to: string): string | undefined {
  const [path = ''] = to.split(/[?#]/, 1)
  if (!path.startsWith('/') || /[\\%]|\/\//.test(path)) return undefined
  const key = path.toLowerCase().replace(/(?<=.)\/$/, '')
  return isServerPath(key) ? undefined : key
}
