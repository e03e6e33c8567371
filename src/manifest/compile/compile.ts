import { Theme } from '#schemas/layout.ts'
import type { Problem } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'
import type { KnownBlocks } from '../known-blocks.ts'
import { inherit, readChain, type EffectiveLayout } from '../inherit/inherit.ts'
import type { SchemaCheckers } from '../read/schema-check.ts'
import type { ParsedLayout } from '../read/parse.ts'
import { contentHash } from '../values/content-hash.ts'
import { reporter, uniqueProblems, type Reporter } from '../problems/reporter.ts'
import { checkReferences } from './check-routes.ts'
import { nodeCompiler } from './compile-node.ts'
import { compilePage } from './compile-page.ts'
import type { CompiledLayout, CompiledPage } from './compiled.ts'
import { checkShellTree, checkTree } from './check-tree.ts'

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
  /** What a site published over the layout. */
  overlay?: ParsedLayout
}

/** Compiles one layout with its parents and reports every part that cannot be served as written. */
export function compileLayout(own: ParsedLayout, options: CompileOptions): Compilation {
  const { blocks, checkers, find, overlay } = options
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
  const effective = inherit(chain, own, blocks, out)
  const layout = compileEffective(effective, { blocks, checkers }, out)
  return { layout, effective, problems: uniqueProblems(out.problems) }
}

/** In a loop, not spread: a file of rows may have more problems than a call may have arguments. */
function reportAll(out: Reporter, problems: readonly Problem[]): void {
  for (const problem of problems) out.problems.push(problem)
}

function compileEffective(
  effective: EffectiveLayout,
  known: Pick<CompileOptions, 'blocks' | 'checkers'>,
  out: Reporter,
): CompiledLayout {
  const { manifest, own, chain, shell } = effective
  const [first = 'id', ...rest] = manifest.locales ?? ['id']
  const locales: [Locale, ...Locale[]] = [first, ...rest]
  const compileNode = nodeCompiler({ layout: effective, locales, out, ...known })
  checkReferences(effective, out)
  const taken = checkShellTree(effective, out)
  const pages = new Map<string, CompiledPage>()
  for (const page of effective.pages.values()) {
    checkTree(page, taken, out)
    pages.set(page.name, compilePage(page, compileNode, effective, out))
  }
  const part = (name: 'header' | 'footer') =>
    shell[name].flatMap((node) => compileNode(node, undefined) ?? [])
  const hashes = chain.map(({ source }) => source.hash)
  return {
    name: own.name,
    revision: contentHash(hashes.join(' ')).slice(0, 16),
    locales,
    manifest,
    theme: Theme.parse(manifest.theme ?? {}),
    shell: { header: part('header'), footer: part('footer') },
    routes: manifest.routes,
    pages,
    notFound: manifest.notFound === undefined ? undefined : pages.get(manifest.notFound),
    assets: effective.assets,
    starter: effective.starter,
  }
}
