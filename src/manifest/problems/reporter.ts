import type { Problem, SourceLocation } from '#schemas/problems.ts'
import { catalogue, type ProblemName } from './catalogue.ts'
import type { More, ProblemKind } from './problem-kind.ts'

/** Collects the problems of one layout. */
export interface Reporter {
  problems: Problem[]
  report(name: ProblemName, message: string, place: SourceLocation & More): void
}

export function reporter(layout: string): Reporter {
  const problems: Problem[] = []
  return {
    problems,
    report(name, message, place) {
      problems.push(toProblem(catalogue[name], { message, layout, ...place }))
    },
  }
}

type Found = SourceLocation & More & Pick<Problem, 'message' | 'layout'>

/** Creates a problem of a kind, with the kind's severity. */
export const toProblem = (
  { name: rule, severity, hint }: ProblemKind,
  { message, layout, ...where }: Found,
): Problem => ({ rule, severity, message, hint, layout, ...where })

/** Removes duplicates: a problem in a part that two languages share is found in both. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const key = ({ rule, file, line, column, pointer, message }: Problem) =>
    [rule, file, line, column, pointer, message].join('\n')
  return [...new Map(problems.map((problem) => [key(problem), problem])).values()]
}
