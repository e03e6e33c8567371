import { catalogue, type Place, type Problem, type Rule } from '#schemas/problems.ts'

/** Collects the problems of one layout. */
export interface Reporter {
  problems: Problem[]
  report(rule: Rule, message: string, place: Place, severity?: Problem['severity']): void
}

export function reporter(layout: string): Reporter {
  const problems: Problem[] = []
  return {
    problems,
    report(rule, message, place, severity = 'error') {
      problems.push({ rule, severity, message, hint: catalogue[rule].hint, layout, ...place })
    },
  }
}
