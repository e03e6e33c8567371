import type { SourceLocation, Problem } from '#schemas/problems.ts'
import type { More } from '../rules/define.ts'
import { rules, type RuleName } from '../rules/registry.ts'

/** Collects the problems of one layout. */
export interface Reporter {
  problems: Problem[]
  report(rule: RuleName, message: string, place: SourceLocation, more?: More): void
}

export function reporter(layout: string): Reporter {
  const problems: Problem[] = []
  return {
    problems,
    report(rule, message, place, more) {
      problems.push({ ...toProblem(rule, message, place, layout), ...more })
    },
  }
}

/** A problem of a rule, as severe as the rule says. */
export function toProblem(
  rule: RuleName,
  message: string,
  place: SourceLocation,
  layout: string,
): Problem {
  const { severity, hint } = rules[rule]
  return { rule, severity, message, hint, layout, ...place }
}
