import type { Problem } from '#schemas/problems.ts'
import type { Rules, Suppression } from '#schemas/rules.ts'
import type { ParsedLayout } from '../read/parsed-layout.ts'

/** Problems with the severities and suppressions of the layouts' own rules applied. */
export interface SeverityResult {
  problems: Problem[]
  /** Accepted until a day, each with its suppression, which has the reason. */
  suppressed: { problem: Problem; suppression: Suppression }[]
  /** Suppressions that matched no problem, by layer and index. */
  idle: { layout: string; index: number }[]
}

/** The rules of one layer. */
interface Layer {
  layout: string
  rules: Partial<Rules> | undefined
}

/**
 * Sets the severity that a layout chose for each problem, and separates problems under an unexpired suppression.
 * The rules of the checked layout come first, then those of the layer that wrote the file.
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

/** The rules of each layout of a chain, the nearest first. */
export const layersOf = (chain: readonly Pick<ParsedLayout, 'name' | 'manifest'>[]): Layer[] =>
  chain.map(({ name, manifest }) => ({
    layout: name,
    rules: manifest?.rules as Partial<Rules> | undefined,
  }))

const accepts = ({ rule, page, node }: Suppression, problem: Problem): boolean =>
  rule === problem.rule &&
  (page === undefined || page === problem.page) &&
  (node === undefined || node === problem.block)
