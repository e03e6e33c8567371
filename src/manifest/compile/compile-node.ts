import type { z } from 'zod'
import type { Node } from '#schemas/page.ts'
import type { Place } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'
import { checkAsset } from '../resolve/assets.ts'
import { checkBindings } from '../resolve/bindings.ts'
import { versionOf, type KnownBlock, type KnownBlocks } from '../blocks.ts'
import type { CompiledNode, NodeProps } from './compiled.ts'
import type { EffectiveLayout } from '../inherit/inherit.ts'
import { authoringSchema, unbound, type JsonSchema } from '../read/json-schema.ts'
import type { ParsedNode, ParsedPage } from '../read/parse.ts'
import { pagePath } from '../resolve/paths.ts'
import type { Reporter } from '../reporter.ts'
import { propsChecker } from '../read/schema-check.ts'
import { boundResources, hasBound, settle, type SettleContext } from '../resolve/settle.ts'
import { didYouMean } from '../suggest.ts'

type RawNode = z.input<typeof Node>

const schemas = new WeakMap<KnownBlock, JsonSchema>()
const schemaOf = (block: KnownBlock): JsonSchema => {
  const known = schemas.get(block)
  if (known) return known
  const made = authoringSchema(block.props)
  schemas.set(block, made)
  return made
}

/** What every node of one layout is compiled with. */
interface Work {
  layout: EffectiveLayout
  locales: readonly [Locale, ...Locale[]]
  blocks: KnownBlocks
  out: Reporter
}

/** One top node of a page or of the shell, whose children are found by pointers below it. */
interface TopNode {
  top: ParsedNode
  page: ParsedPage | undefined
}

/** Compiles nodes of one layout; a node that cannot be drawn is reported and left out. */
export function nodeCompiler(work: Work) {
  return (top: ParsedNode, page: ParsedPage | undefined): CompiledNode | undefined =>
    compileNode(work, { top, page }, top.node, '')
}

function compileNode(
  work: Work,
  at: TopNode,
  raw: RawNode,
  pointer: string,
): CompiledNode | undefined {
  const { blocks, layout, out } = work
  const { top, page } = at
  const block = blocks.get(raw.type)
  if (block === undefined) {
    const near = didYouMean(raw.type, blocks.keys())
    const message = `There is no block "${raw.type}".${near}`
    out.report('unknown-block', message, top.propPlace(`${pointer}/type`))
    return undefined
  }
  if ((raw.v ?? 1) > versionOf(block)) {
    const message = `v ${raw.v} of "${raw.type}"; this Tenun has ${versionOf(block)}.`
    out.report('newer-version', message, top.propPlace(`${pointer}/v`))
  }
  const props = raw.props ?? {}
  const place = (below: string) => top.propPlace(`${pointer}/props${below}`)
  const faults = propsChecker(block)(props)
  for (const fault of faults) out.report(fault.rule, fault.message, place(fault.pointer))
  if (faults.length > 0) return undefined
  checkBindings(props, '', { page, layout, report: out.report, place })
  return {
    id: raw.id,
    type: raw.type,
    props: {
      id: compileProps(block, props, settleContext(work, 'id', place)),
      en: compileProps(block, props, settleContext(work, 'en', place)),
    },
    slots: compileSlots(work, at, raw, block, pointer),
    place: pointer === '' ? top.place : top.propPlace(pointer),
  }
}

function settleContext(
  { layout, locales, out }: Work,
  locale: Locale,
  place: (pointer: string) => Place,
): SettleContext {
  const [defaultLocale] = locales
  return {
    locale,
    base: locale === defaultLocale ? '' : `/${locale}`,
    defaultLocale,
    pagePath: (page, pointer, wantsPattern) =>
      pagePath(layout, page, wantsPattern, (rule, message) =>
        out.report(rule, message, place(pointer)),
      ),
    assetUrl(name, pointer) {
      const asset = layout.assets.get(name)
      if (asset) return `/media/${name}?v=${asset.hash.slice(0, 8)}`
      checkAsset(`asset:${name}`, pointer, { layout, report: out.report, place })
      return undefined
    },
  }
}

function compileProps(block: KnownBlock, props: object, ctx: SettleContext): NodeProps {
  const schema = schemaOf(block)
  const settled: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    settled[name] = settle(value, unbound(schema.properties?.[name]), `/${name}`, ctx)
  }
  if (hasBound(settled)) return { bound: true, value: settled, resources: boundResources(settled) }
  return { bound: false, value: block.props.parse(settled) }
}

function compileSlots(
  work: Work,
  at: TopNode,
  raw: RawNode,
  block: KnownBlock,
  pointer: string,
): Record<string, CompiledNode[]> {
  const { report } = work.out
  const filled = Object.entries(raw.slots ?? {}).map(([name, children]) => {
    const slot = Object.hasOwn(block.slots ?? {}, name) ? block.slots?.[name] : undefined
    const here = `${pointer}/slots/${name}`
    if (slot === undefined) {
      const near = didYouMean(name, Object.keys(block.slots ?? {}))
      const message = `"${block.type}" has no slot "${name}".${near}`
      report('unknown-slot', message, at.top.propPlace(here))
      return [name, []] as const
    }
    const allowed = children.flatMap((child, i) => {
      if (slot.allow === undefined || slot.allow.includes(child.type)) {
        return compileNode(work, at, child, `${here}/${i}`) ?? []
      }
      const message = `"${child.type}" may not stand in "${name}"; allowed: ${slot.allow.join(', ')}.`
      report('not-allowed-here', message, at.top.propPlace(`${here}/${i}/type`))
      return []
    })
    return [name, allowed] as const
  })
  return Object.fromEntries(filled)
}
