import type { EffectiveLayout, EffectivePage } from '../inherit/effective-layout.ts'
import { toRaw, type LayeredNode } from '../inherit/layered.ts'
import { isObject } from '../values/objects.ts'

/** The parts of a layout's effective manifest that a route is rendered from, each as text to compare. */
export interface RouteParts {
  path: string
  page: string
  parts: Record<'route' | 'page' | 'shell' | 'theme' | 'settings' | 'data' | 'assets', string>
}

/** The parts of every route; two layouts that render the same have equal parts. */
export function routeParts(layout: EffectiveLayout): RouteParts[] {
  const { manifest, shell } = layout
  const nodes = [...shell.header, ...shell.footer]
  const shared = {
    shell: textOf([shell.header.map(toRaw), shell.footer.map(toRaw)]),
    theme: textOf(manifest.theme),
    settings: textOf([manifest.site, manifest.locales, manifest.analytics]),
    data: textOf(layout.chain.map(({ starter }) => [...starter])),
  }
  return layout.routes.map((route) => {
    const page = layout.pages.get(route.route.page)
    const assets = assetsOf([...nodes, ...(page?.nodes ?? []), ...rowsOf(page, layout)], layout)
    return {
      path: route.route.path,
      page: route.route.page,
      parts: { ...shared, route: textOf(route.route), page: pageText(page, layout), assets },
    }
  })
}

function pageText(page: EffectivePage | undefined, layout: EffectiveLayout): string {
  if (page === undefined) return ''
  const { $schema: _, ...head } = page.head
  const nodes = page.nodes.map(toRaw)
  const texts = namesIn(nodes, 'content:').map((name) => layout.contents.get(name))
  return textOf([
    head,
    nodes,
    page.prose,
    page.translatedProse,
    texts,
    rowsOf(page, layout).map(toRaw),
  ])
}

/** The rows of the collections that a page loads. */
const rowsOf = (page: EffectivePage | undefined, { collections }: EffectiveLayout): LayeredNode[] =>
  Object.values(page?.head.data ?? {}).flatMap((data) =>
    'collection' in data ? (collections.get(data.collection)?.rows ?? []) : [],
  )

function assetsOf(nodes: readonly LayeredNode[], { assets, manifest }: EffectiveLayout): string {
  const names = namesIn([nodes.map(toRaw), manifest.site], 'asset:')
  return textOf(names.map((name) => [name, assets.get(name)?.hash]))
}

/** The names after a scheme anywhere in a value, sorted and without duplicates. */
function namesIn(value: unknown, scheme: string): string[] {
  const names = new Set<string>()
  const visit = (each: unknown) => {
    if (typeof each === 'string') {
      if (each.startsWith(scheme)) names.add(each.slice(scheme.length))
    } else if (Array.isArray(each)) for (const item of each) visit(item)
    else if (isObject(each)) for (const child of Object.values(each)) visit(child)
  }
  visit(value)
  return [...names].toSorted()
}

/** JSON with sorted keys: equal for equal values. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    isObject(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  ) ?? ''
