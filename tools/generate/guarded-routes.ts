import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { layoutFiles } from '#schemas/layout-files.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import { readLayoutNames } from '#src/library/read-source.ts'
import { mergeRoutes } from '#src/manifest/inherit/layer-manifest.ts'
import { reporter } from '#src/manifest/problems/reporter.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import type { ParsedLayout } from '#src/manifest/read/parsed-layout.ts'
import { type Audience, guardOf } from '#src/manifest/resolve/middleware.ts'

/** A guarded page at a path, whom it lets in, and the sites that have it there. */
export interface GuardedRoute {
  path: string
  page: string
  audience: Audience
  sites: string[]
}

/** Every guarded page of the sites of a folder, by path: those that several sites share are one. */
export async function readGuardedRoutes(
  root: string,
): Promise<{ routes: GuardedRoute[]; sites: string[] }> {
  const layouts = new Map<string, ParsedLayout>()
  for (const name of await readLayoutNames(root)) layouts.set(name, parseManifest(root, name))
  const sites = [...layouts.values()].filter(({ manifest }) => manifest?.abstract !== true)
  const found = new Map<string, GuardedRoute>()
  for (const site of sites)
    for (const { route } of mergeRoutes(chainOf(site, layouts), reporter(site.name))) {
      const audience = guardOf(route.middleware ?? [])
      if (audience === undefined) continue
      const key = [route.path, route.page, audience].join(' ')
      const known = found.get(key) ?? { path: route.path, page: route.page, audience, sites: [] }
      found.set(key, { ...known, sites: [...known.sites, site.name] })
    }
  const routes = [...found.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  return { routes, sites: sites.map(({ name }) => name) }
}

const keyOf = ({ path, page }: GuardedRoute) => `${path} ${page}`

/** The routes of a layout need none of its pages. */
function parseManifest(root: string, name: string): ParsedLayout {
  const files = ['layout.json', ...Object.keys(layoutFiles)]
  const present = files.filter((file) => existsSync(join(root, name, file)))
  const texts = Object.fromEntries(
    present.map((file) => [file, readFileSync(join(root, name, file), 'utf8')]),
  )
  const source = { name, texts, assets: {}, unread: [], faults: [], hash: '' }
  return parseLayout(source, ajvCheckers)
}

/** A layout and its parents, the nearest first. */
function chainOf(
  layout: ParsedLayout | undefined,
  layouts: ReadonlyMap<string, ParsedLayout>,
): ParsedLayout[] {
  if (layout === undefined) return []
  return [layout, ...chainOf(layouts.get(layout.manifest?.extends ?? ''), layouts)]
}
