import { PageHead } from '#schemas/page.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import { headPlace } from '../inherit/layer-pages.ts'
import type { EffectiveLayout, EffectivePage } from '../inherit/effective-layout.ts'
import { contentHash } from '../values/content-hash.ts'
import type { Reporter } from '../problems/reporter.ts'
import { checkAsset } from '../resolve/check-asset.ts'
import { checkBindings, headTargets } from '../resolve/check-bindings.ts'
import { nodeCompiler } from './compile-node.ts'
import { compileResources } from './compile-resources.ts'
import type { CompiledNode, CompiledPage } from './compiled.ts'
import type { CompileContext } from './node-context.ts'

/** Returns a function that compiles the pages of one layout. */
export type PageCompiler = (work: CompileContext) => (page: EffectivePage) => CompiledPage

/** Compiles one page of a layout; its nodes that cannot be rendered are left out. */
export function compilePage(page: EffectivePage, work: CompileContext): CompiledPage {
  const { layout, out } = work
  const compileNode = nodeCompiler(work)
  const head = PageHead.parse(page.head)
  const report: Reporter['report'] = (rule, message, place) =>
    out.report(rule, message, { ...place, page: page.name })
  const place = (pointer: string) => headPlace(page, pointer)
  const scope = { page, layout, report, place }
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
    resources: compileResources(page, { head, layout, report }),
    nodes: compiled.filter((node) => node !== undefined),
    languages: languagesOf(page, layout),
    prose:
      page.prose === undefined
        ? undefined
        : compileProse(page.prose, { page, place: place('') }, compiled),
  }
}

function languagesOf(
  { prose, translatedProse }: EffectivePage,
  layout: EffectiveLayout,
): CompiledPage['languages'] {
  const [first = 'id', ...others] = layout.manifest.locales ?? []
  const isThere = (locale: CompiledPage['languages'][number]) =>
    prose === undefined || translatedProse[locale] !== undefined
  return [first, ...others.filter(isThere)]
}

/** The prose in each language; one without prose of its own gets that of the layout's first. */
function compileProse(
  source: string,
  { page: { translatedProse }, place }: { page: EffectivePage; place: SourceLocation },
  compiled: readonly (CompiledNode | undefined)[],
): NonNullable<CompiledPage['prose']> {
  let next = 0
  const order = compiled.map((node) => (node === undefined ? undefined : next++))
  const compile = (text = source) => ({
    source: text,
    hash: contentHash(text),
    place,
    order: placesOf(text).map((place) => order[place]),
  })
  return { id: compile(translatedProse.id), en: compile(translatedProse.en) }
}

/** The numbers of the blocks of some prose, in the order of its text. */
const placesOf = (prose: string): number[] =>
  Array.from(prose.matchAll(/<Node n="(\d+)" \/>/g), ([, number]) => Number(number))
