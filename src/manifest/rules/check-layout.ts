import { compileLayout, type Compilation, type CompileOptions } from '../compile/compile.ts'
import { uniqueProblems } from '../problems/reporter.ts'
import type { ParsedLayout } from '../read/parsed-layout.ts'
import type { Rule } from './define.ts'
import { runRules } from './run-rules.ts'

export interface CheckOptions extends CompileOptions {
  rules: readonly Rule[]
  /** The date that expiry dates are compared with, such as `2027-03-31`. */
  today: string
}

/** Compiles one layout with its parents and returns the problems of the engine and of these rules. */
export function checkLayout(own: ParsedLayout, options: CheckOptions): Compilation {
  const made = compileLayout(own, options)
  if (made.effective === undefined) return made
  const { rules, blocks, today } = options
  const found = runRules(rules, { layout: made.effective, blocks, today })
  return { ...made, problems: [...made.problems, ...uniqueProblems(found)] }
}
