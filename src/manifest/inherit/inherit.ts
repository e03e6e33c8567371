import type { z } from 'zod'
import { Layout } from '#schemas/layout.ts'
import { limits } from '#schemas/page.ts'
import { Starter } from '#schemas/starter.ts'
import type { ParsedLayout, ParsedPage } from '../read/parse.ts'
import type { Reporter } from '../reporter.ts'
import type { Asset } from '../read/source.ts'

/** A layout with its parents merged in: pages, assets and data of the nearest that has them. */
export interface EffectiveLayout {
  manifest: Layout
  own: ParsedLayout
  /** Which layer a shell part stands in, so that its places are that file's. */
  shellOwner: Record<'header' | 'footer', ParsedLayout>
  pages: Map<string, ParsedPage>
  assets: Map<string, Asset>
  starter: () => Starter
}

type Find = (name: string) => ParsedLayout | undefined

/** A layout and its parents, the layout first; reports a parent that is missing and a circle. */
export function readChain(own: ParsedLayout, find: Find, out: Reporter): ParsedLayout[] {
  const chain = [own]
  let parentName = own.manifest?.extends
  while (parentName !== undefined) {
    const parent = find(parentName)
    if (parent?.manifest === undefined) {
      out.report(
        'unknown-parent',
        `There is no layout "${parentName}" to extend.`,
        own.place('/extends'),
      )
      return chain
    }
    if (chain.includes(parent) || chain.length > limits.inherit) {
      const names = [...chain, parent].map(({ name }) => name).join(' → ')
      out.report('extends-cycle', `${names}.`, own.place('/extends'))
      return chain
    }
    chain.push(parent)
    parentName = parent.manifest.extends
  }
  return chain
}

/** Merges a chain of layouts, nearest first: objects deep, arrays whole, routes by path. */
export function inherit(
  chain: readonly ParsedLayout[],
  manifestOf: z.input<typeof Layout>,
  out: Reporter,
): EffectiveLayout {
  const [own] = chain
  if (own === undefined) throw new Error('a chain has at least one layout')
  const layers = chain.toReversed()
  const routes = mergeRoutes(layers)
  if (routes.length > limits.routes) {
    const message = `${routes.length} routes with those of its parents, at most ${limits.routes}.`
    out.report('schema', message, own.place('/routes'))
  }
  const shells = layers.map(({ manifest }) => manifest?.shell)
  const themes = layers.map(({ manifest }) => manifest?.theme)
  const nearest = (part: 'header' | 'footer') =>
    chain.find(({ manifest }) => manifest?.shell?.[part]) ?? own
  return {
    manifest: Layout.parse({
      ...manifestOf,
      locales: chain.find(({ manifest }) => manifest?.locales)?.manifest?.locales ?? ['id'],
      shell: Object.assign({}, ...shells),
      theme: Object.assign({}, ...themes),
      routes: routes.slice(0, limits.routes),
      notFound: chain.find(({ manifest }) => manifest?.notFound)?.manifest?.notFound,
    }),
    own,
    shellOwner: { header: nearest('header'), footer: nearest('footer') },
    pages: new Map(layers.flatMap(({ pages }) => [...pages])),
    assets: new Map(layers.flatMap(({ source }) => Object.entries(source.assets))),
    starter: () => Starter.parse(Object.fromEntries(layers.flatMap(({ starter }) => [...starter]))),
  }
}

/** The child's routes in its order, then those of its parents that it does not serve itself. */
function mergeRoutes(layers: readonly ParsedLayout[]) {
  const routes = layers.toReversed().flatMap(({ manifest }) => manifest?.routes ?? [])
  const seen = new Set<string>()
  return routes.filter(({ path }) => {
    const key = path.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
