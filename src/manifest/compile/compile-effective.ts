import { Theme } from '#schemas/layout.ts'
import type { Locale } from '#schemas/text.ts'
import type { EffectiveLayout } from '../inherit/effective-layout.ts'
import type { Reporter } from '../problems/reporter.ts'
import { contentHash } from '../values/content-hash.ts'
import { checkReferences } from './check-routes.ts'
import { checkShellTree, checkTree } from './check-tree.ts'
import { compileCollections } from './compile-collections.ts'
import { nodeCompiler } from './compile-node.ts'
import { compilePage, type PageCompiler } from './compile-page.ts'
import type { CompiledLayout, CompiledPage } from './compiled.ts'
import type { CompileContext } from './node-context.ts'

interface Known extends Pick<CompileContext, 'blocks' | 'checkers' | 'sanitise'> {
  /** Without it, each page is compiled for this layout alone. */
  pageCompiler?: PageCompiler | undefined
}

/** Compiles a layout whose parents are merged in; parts that cannot be served as written are reported. */
export function compileEffective(
  effective: EffectiveLayout,
  known: Known,
  out: Reporter,
): CompiledLayout {
  const { manifest, own, chain, shell } = effective
  const [first = 'id', ...rest] = manifest.locales ?? ['id']
  const locales: [Locale, ...Locale[]] = [first, ...rest]
  const { blocks, checkers, sanitise } = known
  const work = { layout: effective, locales, out, blocks, checkers, sanitise }
  const compileNode = nodeCompiler(work)
  const compile = known.pageCompiler?.(work) ?? ((page) => compilePage(page, work))
  checkReferences(effective, out)
  const usedIds = checkShellTree(effective, out)
  const pages = new Map<string, CompiledPage>()
  for (const page of effective.pages.values()) {
    checkTree(page, usedIds, out)
    pages.set(page.name, compile(page))
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
    collections: compileCollections(work),
    assets: effective.assets,
    starter: effective.starter,
  }
}
