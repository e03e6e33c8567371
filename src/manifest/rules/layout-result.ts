import type { Problem } from '#schemas/problems.ts'
import { boundedProblems } from '../problems/bounded-problems.ts'
import { catalogue } from '../problems/catalogue.ts'
import { toProblem } from '../problems/reporter.ts'
import type { ParsedLayout } from '../read/parsed-layout.ts'
import { applySeverity, layersOf, type SeverityResult } from './apply-severity.ts'
import { checkLayout, type CheckOptions } from './check-layout.ts'
import type { Claims } from './claims.ts'

/** What a check found in one layout. */
export interface LayoutResult {
  name: string
  /** The names of the layout and its parents, the layout first. */
  chain: string[]
  problems: Problem[]
  suppressed: SeverityResult['suppressed']
  claims: Claims
}

/** Checks a layout with its parents and applies the severities and exceptions that they choose. */
export function layoutResult(own: ParsedLayout, options: CheckOptions): LayoutResult {
  const { effective, problems } = checkLayout(own, options)
  const chain = effective?.chain ?? [own]
  const result = applySeverity(problems, layersOf(chain), options.today)
  const idle = result.idle.map(({ index }) => idleSuppression(own, index))
  return {
    name: own.name,
    chain: chain.map((layer) => layer.name),
    problems: boundedProblems(own.name, [...result.problems, ...idle]),
    suppressed: result.suppressed,
    claims: {
      layout: own.name,
      hosts: own.manifest?.site?.hosts ?? [],
      isFallback: own.manifest?.fallback === true,
    },
  }
}

function idleSuppression(own: ParsedLayout, index: number): Problem {
  const pointer = `/rules/suppress/${index}`
  const problem = toProblem(catalogue['idle-suppression'], {
    message: 'It accepts nothing.',
    layout: own.name,
    ...own.place(pointer),
  })
  return { ...problem, fix: { title: 'Take it out', edits: [{ pointer }] } }
}
