import { compileLayout, type Compilation, type CompileOptions } from '../compile/compile.ts'
import { uniqueProblems } from '../problems/reporter.ts'
import type { ParsedLayout } from '../read/parse.ts'
import type { Rule } from './define.ts'
import { runRules } from './run-rules.ts'

export interface CheckOptions extends CompileOptions {
  rules: readonly Rule[]
  /** The day of the check, `2027-03-31`: what has an end is compared with it. */
  today: string
}

/** Compiles one layout with its parents and reports what the engine and these rules find wrong with it. */
export function checkLayout(own: ParsedLayout, options: CheckOptions): Compilation {
  const made = compileLayout(own, options)
  if (made.effective === undefined) return made
  const { rules, blocks, today } = options
  const found = runRules(rules, { layout: made.effective, blocks, today })
  return { ...made, problems: [...made.problems, ...uniqueProblems(found)] }
}
