import type { Fix, Problem } from '#schemas/problems.ts'
import { pointerParts } from '#src/manifest/values/pointers.ts'
import type { ProblemName } from '#src/manifest/problems/catalogue.ts'
import { rules, type RuleName } from '#src/manifest/rules/registry.ts'
import { compileWithRules, describeProblem, type RuleOptions } from './compile-with-rules.ts'
import type { Files } from './layouts.ts'

type AnyName = ProblemName | RuleName
const isRule = (name: AnyName): name is RuleName => Object.hasOwn(rules, name)

/** The problems of one name in the layout `coba` of these files: of a rule, or of the engine. */
export const problemsBy = (name: AnyName, files: Files, options: RuleOptions = {}): Problem[] =>
  compileWithRules(isRule(name) ? [rules[name]] : [], files, options).problems.filter(
    ({ rule }) => rule === name,
  )

/** The problems of one name in the layout `coba` of these files, each as `file:line:column message`. */
export const findings = (rule: AnyName, files: Files, options: RuleOptions = {}): string[] =>
  problemsBy(rule, files, options).map(describeProblem)

/** The files of `coba` after every fix of a rule was applied. */
export function fixed(rule: RuleName, files: Files, options: RuleOptions = {}): Files {
  const next = structuredClone(files)
  for (const { file, fix } of problemsBy(rule, files, options)) {
    const path = file.replace(/^layouts\/coba\//, '')
    for (const edit of fix?.edits ?? []) write(next[path], edit)
  }
  return next
}

function write(value: unknown, edit: Fix['edits'][number]): void {
  const parts = pointerParts(edit.pointer)
  const last = parts.pop() ?? ''
  const holder = parts.reduce((here, part) => here[part] as Holder, value as Holder)
  holder[last] = edit.value
}
type Holder = Record<string, unknown>
