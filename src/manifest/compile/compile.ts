import type { Problem } from '#schemas/problems.ts'
import type { KnownBlocks } from '../known-blocks.ts'
import { inherit } from '../inherit/inherit.ts'
import { readChain } from '../inherit/read-chain.ts'
import type { EffectiveLayout } from '../inherit/effective-layout.ts'
import type { SchemaCheckers } from '../read/schema-check.ts'
import type { ParsedLayout } from '../read/parsed-layout.ts'
import { reporter, uniqueProblems, type Reporter } from '../problems/reporter.ts'
import { compileEffective } from './compile-effective.ts'
import type { PageCompiler } from './compile-page.ts'
import type { CompiledLayout } from './compiled.ts'

export interface Compilation {
  /** Undefined when the layout has no readable manifest. */
  layout: CompiledLayout | undefined
  /** The layout with its parents merged in, each part with its source location. */
  effective: EffectiveLayout | undefined
  problems: Problem[]
}

export interface CompileOptions {
  find: (name: string) => ParsedLayout | undefined
  blocks: KnownBlocks
  checkers: SchemaCheckers
  /** Removes from HTML what could run or restyle the page. Without it, compiled HTML is empty: enough to check a layout. */
  sanitise?: (html: string) => string
  /** Compiles pages for several layouts at once; without it, each layout's are its own. */
  pageCompiler?: PageCompiler
  /** What a site published over the layout. */
  overlay?: ParsedLayout
}

/** Compiles one layout with its parents and reports every part that cannot be served as written. */
export function compileLayout(own: ParsedLayout, options: CompileOptions): Compilation {
  const { blocks, checkers, sanitise, pageCompiler, find, overlay } = options
  const out = reporter(own.name)
  reportAll(out, [...own.problems, ...(overlay?.problems ?? [])])
  if (own.manifest === undefined)
    return { layout: undefined, effective: undefined, problems: out.problems }
  const parents = readChain(own, find, out)
  const inherited = parents.slice(1).flatMap(({ problems }) => problems)
  reportAll(
    out,
    inherited.map((problem) => ({ ...problem, layout: own.name })),
  )
  const chain = overlay?.manifest ? [overlay, ...parents] : parents
  const effective = inherit(chain, own, { blocks, out })
  const layout = compileEffective(effective, { blocks, checkers, sanitise, pageCompiler }, out)
  return { layout, effective, problems: uniqueProblems(out.problems) }
}

/** In a loop, not spread: a file of rows may have more problems than a call may have arguments. */
function reportAll(out: Reporter, problems: readonly Problem[]): void {
  for (const problem of problems) out.problems.push(problem)
}
