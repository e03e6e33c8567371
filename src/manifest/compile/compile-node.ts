import { mediaPath } from '#schemas/paths.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'
import { versionOf, type KnownBlock, type KnownBlocks } from '../known-blocks.ts'
import type { EffectivePage } from '../inherit/effective-layout.ts'
import type { EffectiveLayout } from '../inherit/inherit.ts'
import { placeOf, type LayeredNode } from '../inherit/layered.ts'
import { unbound } from '../read/json-schema.ts'
import { schemaOf } from '../read/props-schema.ts'
import { escapePointer } from '../values/pointers.ts'
import type { SchemaCheckers } from '../read/schema-check.ts'
import type { Reporter } from '../problems/reporter.ts'
import { checkAsset } from '../resolve/check-asset.ts'
import { checkBindings } from '../resolve/check-bindings.ts'
import { hasFile, pagePath } from '../resolve/page-paths.ts'
import {
  boundResources,
  hasBound,
  resolveReferences,
  type SettleContext,
} from '../resolve/resolve-references.ts'
import { didYouMean } from '../problems/suggest.ts'
import type { CompiledNode, NodeProps } from './compiled.ts'

/** The context shared by all nodes of one layout. */
interface Work {
  layout: EffectiveLayout
  locales: readonly [Locale, ...Locale[]]
  blocks: KnownBlocks
  checkers: SchemaCheckers
  out: Reporter
}

/** A node, its page, and the reporter of its problems. */
interface Here {
  node: LayeredNode
  page: EffectivePage | undefined
  report: Reporter['report']
  place(below: string): SourceLocation
}

/** Returns a function that compiles nodes of one layout; a node that cannot be rendered is reported and left out. */
export function nodeCompiler(work: Work) {
  return (node: LayeredNode, page: EffectivePage | undefined) => compileNode(work, node, page)
}

function compileNode(
  work: Work,
  node: LayeredNode,
  page: EffectivePage | undefined,
): CompiledNode | undefined {
  const { blocks, checkers, out } = work
  const place = (below: string) => placeOf(node, below)
  const about = { block: node.id, ...(page && { page: page.name }) }
  const report: Reporter['report'] = (rule, message, at) =>
    out.report(rule, message, { ...at, ...about })
  const block = blocks.get(node.type)
  if (block === undefined) {
    const near = didYouMean(node.type, blocks.keys())
    report('unknown-block', `There is no block "${node.type}".${near}`, place('/type'))
    return undefined
  }
  if (node.v > versionOf(block)) {
    const message = `v ${node.v} of "${node.type}"; this Tenun has ${versionOf(block)}.`
    report('newer-version', message, place('/v'))
  }
  const faults = checkers.props(block)(node.props)
  for (const { rule, message, pointer, missing } of faults) {
    // A layer may have unset the missing prop: report where.
    const below = missing === undefined ? pointer : `${pointer}/${escapePointer(missing)}`
    report(rule, message, place(`/props${below}`))
  }
  if (faults.length > 0) return undefined
  const here = { node, page, report, place: (below: string) => place(`/props${below}`) }
  const { routes } = work.layout
  const target = { schema: schemaOf(block), isRequired: false }
  checkBindings(node.props, '', { page, routes, report, place: here.place }, target)
  const props = compileLocales(work, here, block)
  if (props === undefined) return undefined
  const slots = compileSlots(work, { ...here, place }, block)
  return { id: node.id, type: node.type, props, slots, place: () => place('') }
}

/** The props in each language of the layout; a language it does not have gets those of the default. */
function compileLocales(
  work: Work,
  here: Here,
  block: KnownBlock,
): CompiledNode['props'] | undefined {
  const [defaultLocale, ...others] = work.locales
  const first = compileProps(block, here, settleContext(work, here, defaultLocale))
  if (first === undefined) return undefined
  const props = { id: first, en: first }
  for (const locale of others) {
    props[locale] = compileProps(block, here, settleContext(work, here, locale)) ?? first
  }
  return props
}

function settleContext({ layout, locales }: Work, here: Here, locale: Locale): SettleContext {
  const [defaultLocale] = locales
  const { report, place } = here
  return {
    locale,
    base: locale === defaultLocale ? '' : `/${locale}`,
    defaultLocale,
    pagePath: (page, pointer, wantsPattern) =>
      pagePath(layout, page, wantsPattern, (rule, message) =>
        report(rule, message, place(pointer)),
      ),
    assetUrl(name, pointer) {
      const asset = layout.assets.get(name)
      if (asset) return mediaPath(name, asset.hash)
      checkAsset(`asset:${name}`, pointer, { layout, report, place })
      return undefined
    },
    contentOf(name, pointer) {
      const text = layout.contents.get(name)
      if (text !== undefined || hasFile(layout, `content/${name}.mdx`)) return text
      const near = didYouMean(name, layout.contents.keys())
      report('unknown-content', `content/ holds no "${name}".${near}`, place(pointer))
      return undefined
    },
  }
}

function compileProps(block: KnownBlock, here: Here, ctx: SettleContext): NodeProps | undefined {
  const schema = schemaOf(block)
  const settled: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(here.node.props)) {
    settled[name] = resolveReferences(value, unbound(schema.properties?.[name]), `/${name}`, ctx)
  }
  if (hasBound(settled)) return { bound: true, value: settled, resources: boundResources(settled) }
  const parsed = block.props.safeParse(settled)
  if (parsed.success) return { bound: false, value: parsed.data }
  for (const { path, message } of parsed.error.issues) {
    here.report(
      'schema',
      `${message}.`,
      here.place(path.map((part) => `/${String(part)}`).join('')),
    )
  }
  return undefined
}

function compileSlots(work: Work, here: Here, block: KnownBlock): Record<string, CompiledNode[]> {
  const filled = Object.entries(here.node.slots).map(
    ([name, children]) => [name, compileSlot(work, here, block, { name, children })] as const,
  )
  return Object.fromEntries(filled)
}

function compileSlot(
  work: Work,
  { page, report, place }: Here,
  block: KnownBlock,
  { name, children }: { name: string; children: LayeredNode[] },
): CompiledNode[] {
  const slot = Object.hasOwn(block.slots ?? {}, name) ? block.slots?.[name] : undefined
  if (slot === undefined) {
    const near = didYouMean(name, Object.keys(block.slots ?? {}))
    report('unknown-slot', `"${block.type}" has no slot "${name}".${near}`, place(`/slots/${name}`))
    return []
  }
  if (slot.max !== undefined && children.length > slot.max) {
    const message = `"${name}" of "${block.type}" holds ${children.length} blocks, at most ${slot.max}.`
    report('too-many', message, place(`/slots/${name}`))
  }
  return children.flatMap((child) => {
    if (slot.allow === undefined || slot.allow.includes(child.type)) {
      return compileNode(work, child, page) ?? []
    }
    const message = `"${child.type}" may not stand in "${name}"; allowed: ${slot.allow.join(', ')}.`
    report('not-allowed-here', message, placeOf(child, '/type'))
    return []
  })
}
