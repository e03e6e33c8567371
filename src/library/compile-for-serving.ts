import type { Compilation, CompileOptions } from '#src/manifest/compile/compile.ts'
import { sharedPages } from '#src/manifest/compile/compile-shared-page.ts'
import { boundedProblems } from '#src/manifest/problems/bounded-problems.ts'
import type { ParsedLayout } from '#src/manifest/read/parsed-layout.ts'
import { applySeverity, layersOf } from '#src/manifest/rules/apply-severity.ts'
import { checkLayout } from '#src/manifest/rules/check-layout.ts'
import type { Rule } from '#src/manifest/rules/define.ts'
import { rules } from '#src/manifest/rules/registry.ts'
import { ajvCheckers } from './ajv-checkers.ts'

/** Only errors reject a layout; warnings and infos are for its authors. */
const errorRules = Object.values<Rule>(rules).filter(({ severity }) => severity === 'error')

/** Compiles a layout and applies the severities that the layout's own rules choose. */
export function compileForServing(
  own: ParsedLayout,
  options: Pick<CompileOptions, 'find' | 'blocks' | 'sanitise'>,
): Compilation {
  const today = new Date().toISOString().slice(0, 10)
  const compilation = checkLayout(own, {
    ...options,
    checkers: ajvCheckers,
    pageCompiler: sharedPages,
    rules: errorRules,
    today,
  })
  const layers = layersOf(compilation.effective?.chain ?? [own])
  const { problems } = applySeverity(compilation.problems, layers, today)
  return { ...compilation, problems: boundedProblems(own.name, problems) }
}
