import type { SourceLocation } from '#schemas/problems.ts'
import type { KnownBlocks } from '../known-blocks.ts'
import { schemaOf } from '../read/props-schema.ts'
import type { EffectiveLayout, EffectivePage, EffectiveRoute } from '../inherit/effective-layout.ts'
import { walkNodes, type LayeredNode } from '../inherit/layered.ts'
import { editsOf } from '../inherit/node-edits.ts'
import { isObject, leafPointers } from '../values/objects.ts'
import { pointerParts } from '../values/pointers.ts'
import { unbound } from '../read/json-schema.ts'
import { rowBlocks } from '../row-blocks.ts'

/** The value of a field in one layer. */
export interface LayerValue {
  layer: string
  value: unknown
  place: SourceLocation | undefined
}

/** One field of what a route serves: its effective value, its layer and location, and the values it overrides. */
export interface Explained {
  /**
   * `/route/title`, `/page/seo/description`, `/nodes/<id>/props/heading`, `/shell/<id>/…`, `/theme/ink`; of rows
   * `/rows/<collection>/<slug>/props/title`.
   */
  pointer: string
  holds: LayerValue
  /** The newest first. */
  overrides: LayerValue[]
}

/** Explains every field of a route: the route itself, its page with all nodes, the shell and the theme. */
export function explainRoute(
  layout: EffectiveLayout,
  route: EffectiveRoute,
  blocks: KnownBlocks,
): Explained[] {
  const page = layout.pages.get(route.route.page)
  return [
    ...explainRouteItself(layout, route),
    ...(page ? explainHead(page) : []),
    ...explainNodes(page?.nodes ?? [], '/nodes', blocks),
    ...explainNodes([...layout.shell.header, ...layout.shell.footer], '/shell', blocks),
    ...explainRows(layout, page),
    ...explainTheme(layout),
  ]
}

/** The value at a pointer; undefined when there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let here = value
  for (const part of pointerParts(pointer)) {
    if (Array.isArray(here)) here = (here as unknown[])[Number(part)]
    else if (isObject(here) && Object.hasOwn(here, part)) here = here[part]
    else return undefined
  }
  return here
}

function explainRouteItself({ chain }: EffectiveLayout, { route, layer }: EffectiveRoute) {
  const written = chain.flatMap(({ name, manifest, place }) =>
    (manifest?.routes ?? []).flatMap((each, i) =>
      each.path.toLowerCase() === route.path.toLowerCase()
        ? [{ layer: name, value: each, place: (below: string) => place(`/routes/${i}${below}`) }]
        : [],
    ),
  )
  const own = written.findIndex((each) => each.layer === layer)
  return leafPointers(route).map((pointer): Explained => {
    const values = written
      .slice(own)
      .map((each) => ({
        layer: each.layer,
        value: valueAt(each.value, pointer),
        place: each.place(pointer),
      }))
      .filter(({ value }) => value !== undefined)
    return explained(`/route${pointer}`, values)
  })
}

function explainHead({ head, heads }: EffectivePage): Explained[] {
  const { $schema: _, ...fields } = head
  return leafPointers(fields)
    .filter((pointer) => pointer !== '')
    .map((pointer) => {
      const values = heads
        .map(({ layer, head: own, place }) => ({
          layer,
          value: valueAt(own, pointer),
          place: place(pointer),
        }))
        .filter(({ value }) => value !== undefined)
      return explained(`/page${pointer}`, values)
    })
}

function explainNodes(
  nodes: readonly LayeredNode[],
  prefix: string,
  blocks: KnownBlocks,
): Explained[] {
  const all: Explained[] = []
  walkNodes(nodes, (node) => {
    const at = `${prefix}/${node.id}`
    all.push(explained(`${at}/type`, layerValues(node, '/type')))
    const written = leafPointers(node.props).filter((pointer) => pointer !== '')
    for (const pointer of written) {
      const values = layerValues(node, `/props${pointer}`)
      all.push(explained(`${at}/props${pointer}`, values))
    }
    all.push(...explainDefaults(node, at, blocks))
  })
  return all
}

/** The fields of the rows of every collection that the page loads. */
function explainRows(layout: EffectiveLayout, page: EffectivePage | undefined): Explained[] {
  const names = Object.values(page?.head.data ?? {}).flatMap((data) =>
    'collection' in data ? [data.collection] : [],
  )
  return [...new Set(names)].flatMap((name) =>
    explainNodes(layout.collections.get(name)?.rows ?? [], `/rows/${name}`, rowBlocks),
  )
}

/** The values of a part of a node in each layer; a layer that unset it has none. */
function layerValues(node: LayeredNode, pointer: string): LayerValue[] {
  return editsOf(node, pointer).map(({ layer, value, pointer: about, by, place }) => {
    const below = pointer.slice(about.length)
    return {
      layer,
      value: by === 'unset' ? undefined : valueAt(value, below),
      place: place(below),
    }
  })
}

/** Props that no layer writes have their block's default. */
function explainDefaults(node: LayeredNode, at: string, blocks: KnownBlocks): Explained[] {
  const block = blocks.get(node.type)
  if (block === undefined) return []
  return Object.entries(schemaOf(block).properties ?? {}).flatMap(([name, schema]) => {
    const value = unbound(schema)?.['default']
    if (value === undefined || Object.hasOwn(node.props, name)) return []
    const holds = { layer: `block ${node.type}`, value, place: undefined }
    const overrides = layerValues(node, `/props/${name}`)
    return [{ pointer: `${at}/props/${name}`, holds, overrides }]
  })
}

function explainTheme({ chain, manifest }: EffectiveLayout): Explained[] {
  return Object.keys(manifest.theme ?? {}).map((key) => {
    const values = chain.flatMap(({ name, manifest: own, place }) => {
      const value = valueAt(own?.theme, `/${key}`)
      return value === undefined ? [] : [{ layer: name, value, place: place(`/theme/${key}`) }]
    })
    return explained(`/theme/${key}`, values)
  })
}

function explained(pointer: string, [holds, ...overrides]: LayerValue[]): Explained {
  return { pointer, holds: holds ?? { layer: '', value: undefined, place: undefined }, overrides }
}
