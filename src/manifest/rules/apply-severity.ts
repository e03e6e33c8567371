import type { Problem } from '#schemas/problems.ts'
import type { Rules, Suppression } from '#schemas/rules.ts'
import type { ParsedLayout } from '../read/parse.ts'

/** Problems as the layouts' own rules judge them. */
export interface SeverityResult {
  problems: Problem[]
  /** Accepted for a time, each with the suppression that says why. */
  suppressed: { problem: Problem; suppression: Suppression }[]
  /** By layer and index: suppressions that accepted nothing. */
  idle: { layout: string; index: number }[]
}

/** What applies to one file: the rules of the layout that is checked, then of the layer that wrote it. */
interface Layer {
  layout: string
  rules: Partial<Rules> | undefined
}

/**
 * Gives each problem the severity its layout chose and sets aside what is suppressed until a day that has not
 * passed. The nearest layout decides first, then the one that wrote the file.
 */
export function applySeverity(
  problems: readonly Problem[],
  chain: readonly Layer[],
  today: string,
): SeverityResult {
  const result: SeverityResult = { problems: [], suppressed: [], idle: [] }
  const used = new Set<Suppression>()
  for (const problem of problems) {
    const layers = chain.filter(
      ({ layout }, i) => i === 0 || problem.file.startsWith(`layouts/${layout}/`),
    )
    const severity = layers
      .map(({ rules }) => rules?.severity?.[problem.rule])
      .find((chosen) => chosen !== undefined)
    if (severity === 'off') continue
    const suppression = layers
      .flatMap(({ rules }) => rules?.suppress ?? [])
      .find((one) => one.until >= today && accepts(one, problem))
    if (suppression) {
      used.add(suppression)
      result.suppressed.push({ problem, suppression })
    } else result.problems.push(severity ? { ...problem, severity } : problem)
  }
  const [own] = chain
  for (const [index, one] of (own?.rules?.suppress ?? []).entries()) {
    if (!used.has(one) && one.until >= today) result.idle.push({ layout: own?.layout ?? '', index })
  }
  return result
}

/** What each layout of a chain says of its rules, the nearest first. */
export const layersOf = (chain: readonly Pick<ParsedLayout, 'name' | 'manifest'>[]): Layer[] =>
  chain.map(({ name, manifest }) => ({
    layout: name,
    rules: manifest?.rules as Partial<Rules> | undefined,
  }))

const accepts = ({ rule, page, node }: Suppression, problem: Problem): boolean =>
  rule === problem.rule &&
  (page === undefined || page === problem.page) &&
  (node === undefined || node === problem.block)
