import { PageHead } from '#schemas/page.ts'
import { headPlace } from '../inherit/layer-pages.ts'
import type { EffectiveLayout, EffectivePage } from '../inherit/effective-layout.ts'
import { contentHash } from '../values/content-hash.ts'
import type { Reporter } from '../problems/reporter.ts'
import { checkAsset } from '../resolve/check-asset.ts'
import { checkBindings, headTargets } from '../resolve/check-bindings.ts'
import type { nodeCompiler } from './compile-node.ts'
import { compileResources } from './compile-resources.ts'
import type { CompiledNode, CompiledPage } from './compiled.ts'

/** The layout of a page, the compiler of its nodes, and the reporter of problems. */
interface PageContext {
  layout: EffectiveLayout
  compileNode: ReturnType<typeof nodeCompiler>
  out: Reporter
}

/** Compiles one page of a layout; its nodes that cannot be rendered are left out. */
export function compilePage(page: EffectivePage, context: PageContext): CompiledPage {
  const { layout, compileNode, out } = context
  const head = PageHead.parse(page.head)
  const report: Reporter['report'] = (rule, message, place) =>
    out.report(rule, message, { ...place, page: page.name })
  const place = (pointer: string) => headPlace(page, pointer)
  const scope = { page, routes: layout.routes, report, place }
  for (const part of ['title', 'seo'] as const) {
    checkBindings(head[part], headTargets[part], scope)
  }
  checkBindings(head.data, { pointer: '/data' }, scope)
  checkAsset(head.seo?.image, '/seo/image', { layout, report, place })
  const compiled = page.nodes.map((node) => compileNode(node, page))
  return {
    name: page.name,
    title: head.title,
    siteName: head.siteName ?? true,
    seo: head.seo ?? {},
    resources: compileResources(page, head, report),
    nodes: compiled.filter((node) => node !== undefined),
    prose: page.prose === undefined ? undefined : compileProse(page.prose, compiled),
  }
}

function compileProse(source: string, compiled: readonly (CompiledNode | undefined)[]) {
  let next = 0
  const order = compiled.map((node) => (node === undefined ? undefined : next++))
  return { source, hash: contentHash(source), order }
}
