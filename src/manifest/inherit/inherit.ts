import { Layout } from '#schemas/layout.ts'
import { Starter } from '#schemas/starter.ts'
import type { KnownBlocks } from '../known-blocks.ts'
import type { ParsedLayout, RawLayout } from '../read/parsed-layout.ts'
import type { Reporter } from '../problems/reporter.ts'
import type { EffectiveLayout, EffectivePage, EffectiveRoute } from './effective-layout.ts'
import { mergeDeep } from '../values/objects.ts'
import { migrateWith } from './migrate.ts'
import { layerCollections } from './layer-collections.ts'
import { mergeRoutes, withoutLocked, withOwnPictures } from './layer-manifest.ts'
import { layerPages } from './layer-pages.ts'
import { layerShell } from './layer-shell.ts'

/** Merges layers, nearest first: objects deep, arrays replaced, routes by path, pages and shell by patches. */
export function inherit(
  chain: readonly ParsedLayout[],
  own: ParsedLayout,
  { blocks, out }: { blocks: KnownBlocks; out: Reporter },
): EffectiveLayout {
  const layers = chain.toReversed()
  const migrate = migrateWith(blocks, out)
  const routes = mergeRoutes(chain, out)
  const manifests = withoutLocked(layers, out)
  const themes = manifests.map(({ theme }) => theme ?? {})
  const nearest = <K extends keyof RawLayout>(key: K) =>
    manifests.findLast((manifest) => manifest[key] !== undefined)?.[key]
  const notFound = nearest('notFound')
  return {
    manifest: Layout.parse({
      ...own.manifest,
      site: withOwnPictures(own),
      locales: nearest('locales') ?? ['id'],
      shell: undefined,
      theme: themes.reduce<unknown>(mergeDeep, {}),
      routes: routes.map(({ route }) => route),
      notFound,
      signIn: nearest('signIn'),
      appointments: nearest('appointments'),
      mail: manifests.map(({ mail }) => mail ?? {}).reduce<unknown>(mergeDeep, {}),
    }),
    own,
    chain,
    shell: layerShell(layers, migrate, out),
    routes,
    pages: servedPages(layerPages(layers, blocks, out), { chain, own, routes, notFound }),
    collections: layerCollections(layers, out),
    assets: new Map(layers.flatMap(({ source }) => Object.entries(source.assets))),
    contents: new Map(layers.flatMap(({ contents }) => [...contents])),
    starter: starterOf(Object.fromEntries(layers.flatMap(({ starter }) => [...starter]))),
  }
}

interface Served {
  chain: readonly ParsedLayout[]
  own: ParsedLayout
  routes: readonly EffectiveRoute[]
  notFound: string | undefined
}

/**
 * The pages that routes serve, and those that the layout itself writes. What a parent offers and no route serves is no part of
 * the layout; an abstract layout's unserved pages are read where they are served.
 */
function servedPages(
  pages: ReadonlyMap<string, EffectivePage>,
  { chain, own, routes, notFound }: Served,
): Map<string, EffectivePage> {
  const served = new Set(routes.map(({ route }) => route.page))
  const newest = own.manifest?.abstract ? [] : chain.slice(0, chain.indexOf(own) + 1)
  const isPart = (name: string) =>
    served.has(name) || name === notFound || newest.some((layer) => layer.pages.has(name))
  return new Map([...pages].filter(([name]) => isPart(name)))
}

/** Reads rows as they were written; keeps nothing else of their layers. */
const starterOf = (rows: Record<string, unknown[]>) => (): Starter => Starter.parse(rows)
