import type { Problem } from '#schemas/problems.ts'

interface JsonOptions {
  /** An identity that is stable while lines move; a baseline stores it. */
  fingerprintOf?(problem: Problem): string
  suppressed?: readonly { problem: Problem; suppression: { reason: string; until: string } }[]
}

/** Formats problems as JSON: counts by severity, every problem, and suppressed ones. */
export function jsonReport(problems: readonly Problem[], options: JsonOptions = {}): string {
  const { fingerprintOf, suppressed = [] } = options
  const full = (problem: Problem) => ({
    ...problem,
    ...(fingerprintOf ? { fingerprint: fingerprintOf(problem) } : {}),
  })
  const of = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length
  const report = {
    errors: of('error'),
    warnings: of('warning'),
    infos: of('info'),
    problems: problems.map(full),
    suppressed: suppressed.map(({ problem, suppression }) => ({ ...full(problem), suppression })),
  }
  return JSON.stringify(report, null, 2)
}
