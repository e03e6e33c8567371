import type { z } from 'zod'
import type { Node } from '#schemas/page.ts'
import type { Place } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'
import { checkBindings } from './bindings.ts'
import { versionOf, type KnownBlock, type KnownBlocks } from './blocks.ts'
import type { CompiledNode, NodeProps } from './compiled.ts'
import type { EffectiveLayout } from './inherit.ts'
import { authoringSchema, unbound, type JsonSchema } from './json-schema.ts'
import type { ParsedNode, ParsedPage } from './parse.ts'
import { pagePath } from './paths.ts'
import type { Reporter } from './reporter.ts'
import { propsChecker } from './schema-check.ts'
import { boundResources, hasBound, settle, type SettleContext } from './settle.ts'
import { didYouMean } from './suggest.ts'

type RawNode = z.input<typeof Node>

const schemas = new WeakMap<KnownBlock, JsonSchema>()
const schemaOf = (block: KnownBlock): JsonSchema => {
  const known = schemas.get(block)
  if (known) return known
  const made = authoringSchema(block.props)
  schemas.set(block, made)
  return made
}

/** Compiles nodes of one layout; a node that cannot be drawn is reported and left out. */
export function nodeCompiler(
  layout: EffectiveLayout,
  locales: readonly [Locale, ...Locale[]],
  blocks: KnownBlocks,
  out: Reporter,
) {
  const [defaultLocale] = locales
  const context = (locale: Locale, place: (pointer: string) => Place): SettleContext => ({
    locale,
    base: locale === defaultLocale ? '' : `/${locale}`,
    defaultLocale,
    pagePath: (page, pointer, wantsPattern) =>
      pagePath(layout, page, wantsPattern, (rule, message) => out.report(rule, message, place(pointer))),
    assetUrl(name, pointer) {
      const asset = layout.assets.get(name)
      if (asset) return `/media/${name}?v=${asset.hash.slice(0, 8)}`
      const near = didYouMean(name, layout.assets.keys())
      out.report('unknown-asset', `assets/ holds no "${name}".${near}`, place(pointer))
      return undefined
    },
  })

  const compileProps = (block: KnownBlock, props: object, at: (pointer: string) => Place) => {
    const schema = schemaOf(block)
    const forLocale = (locale: Locale): NodeProps => {
      const settled: Record<string, unknown> = {}
      const ctx = context(locale, at)
      for (const [name, value] of Object.entries(props)) {
        settled[name] = settle(value, unbound(schema.properties?.[name]), `/${name}`, ctx)
      }
      if (hasBound(settled)) return { bound: true, value: settled, resources: boundResources(settled) }
      return { bound: false, value: block.props.parse(settled) }
    }
    return { id: forLocale('id'), en: forLocale('en') }
  }

  const compileTree = (raw: RawNode, pointer: string, top: ParsedNode, page: ParsedPage | undefined) => {
    const block = blocks.get(raw.type)
    if (block === undefined) {
      const near = didYouMean(raw.type, blocks.keys())
      out.report('unknown-block', `There is no block "${raw.type}".${near}`, top.propPlace(`${pointer}/type`))
      return undefined
    }
    if ((raw.v ?? 1) > versionOf(block)) {
      const message = `v ${raw.v} of "${raw.type}"; this Tenun has ${versionOf(block)}.`
      out.report('newer-version', message, top.propPlace(`${pointer}/v`))
    }
    const props = raw.props ?? {}
    const at = (below: string) => top.propPlace(`${pointer}/props${below}`)
    const faults = propsChecker(block)(props)
    for (const fault of faults) out.report(fault.rule, fault.message, at(fault.pointer))
    if (faults.length > 0) return undefined
    checkBindings(props, '', { page, layout, report: out.report, place: at })
    const compiled: CompiledNode = {
      id: raw.id,
      type: raw.type,
      props: compileProps(block, props, at),
      slots: compileSlots(raw, block, pointer, top, page),
      place: pointer === '' ? top.place : top.propPlace(pointer),
    }
    return compiled
  }

  const compileSlots = (
    raw: RawNode,
    block: KnownBlock,
    pointer: string,
    top: ParsedNode,
    page: ParsedPage | undefined,
  ): Record<string, CompiledNode[]> => {
    const filled = Object.entries(raw.slots ?? {}).map(([name, children]) => {
      const slot = block.slots?.[name]
      const here = `${pointer}/slots/${name}`
      if (slot === undefined) {
        const near = didYouMean(name, Object.keys(block.slots ?? {}))
        out.report('unknown-slot', `"${block.type}" has no slot "${name}".${near}`, top.propPlace(here))
        return [name, []] as const
      }
      const allowed = children.flatMap((child, i) => {
        if (slot.allow === undefined || slot.allow.includes(child.type)) {
          return compileTree(child, `${here}/${i}`, top, page) ?? []
        }
        const message = `"${child.type}" may not stand in "${name}"; allowed: ${slot.allow.join(', ')}.`
        out.report('not-allowed-here', message, top.propPlace(`${here}/${i}/type`))
        return []
      })
      return [name, allowed] as const
    })
    return Object.fromEntries(filled)
  }

  return (parsed: ParsedNode, page: ParsedPage | undefined): CompiledNode | undefined =>
    compileTree(parsed.node, '', parsed, page)
}
