import { limits } from '#schemas/node.ts'
import { Severity, type Problem } from '#schemas/problems.ts'
import { catalogue } from './catalogue.ts'
import { toProblem } from './reporter.ts'

/** At most `limits.problems` of a layout, the most severe first, and one that counts the others. */
export function boundedProblems(layout: string, problems: readonly Problem[]): Problem[] {
  const { problems: most } = limits
  if (problems.length <= most) return [...problems]
  const order = ({ severity }: Problem) => Severity.options.indexOf(severity)
  const sorted = problems.toSorted((a, b) => order(a) - order(b))
  const rest = sorted.slice(most)
  const [worst] = rest
  const counted = toProblem(catalogue['layout-too-large'], {
    message: `${rest.length} more problems are not listed.`,
    layout,
    file: `layouts/${layout}/layout.json`,
    line: 1,
    column: 1,
    pointer: '',
  })
  return [...sorted.slice(0, most), { ...counted, severity: worst?.severity ?? counted.severity }]
}
