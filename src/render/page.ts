import type { PageContext, Registry } from '#blocks/define.ts'
import type { Place, Rule } from '#schemas/problems.ts'
import type { Entity } from '#schemas/endpoint.ts'
import type { Settings } from '#schemas/settings.ts'
import type { Locale } from '#schemas/text.ts'
import type { CompiledLayout, CompiledNode, CompiledPage } from '#src/manifest/compiled.ts'
import { collectAnswers, type Answers, type Ask } from './answers.ts'
import { bind } from './bind.ts'
import { fixedLocation } from './island-scope.tsx'
import { drawNodes } from './nodes.tsx'
import { compileProse } from './prose.tsx'
import { hasValidParameters, matchRoute, type RouteMatch } from './routes.ts'
import type { IslandData, Run } from './run.ts'
import { inLocale, pageMeta, type PageMeta } from './seo.ts'

/** What is drawn: a site in one of its languages. Kept while the site's revision lasts. */
export interface SiteView {
  layout: CompiledLayout
  settings: Settings
  origin: string
  locale: Locale
  page: PageContext
  /** HTML of nodes that no request changes. */
  still: WeakMap<CompiledNode, string>
}

export interface RenderOptions {
  registry: Registry
  ask: Ask
  /** How long one answer may take, in milliseconds. */
  deadlineMs: number
  report(rule: Rule, message: string, place: Place): void
}

/** A page that was drawn: its parts, and what the server must know to keep it. */
export interface RenderedPage {
  status: 200 | 404
  meta: PageMeta
  header: string
  main: string
  footer: string
  islands: Record<string, IslandData>
  shellIslands: Record<string, IslandData>
  jsonLd: readonly object[]
  entities: ReadonlySet<Entity>
  /** Some data did not come: the page stands, but not for long. */
  isPartial: boolean
}

/** One view of a site; make it once for each revision and language. */
export function siteView(
  site: Pick<SiteView, 'layout' | 'settings' | 'origin'>,
  locale: Locale,
): SiteView {
  const { layout, settings } = site
  const [defaultLocale] = layout.locales
  const picture = (value: string | undefined) =>
    value?.startsWith('asset:') ? assetUrl(layout, value.slice('asset:'.length)) : (value ?? null)
  return {
    ...site,
    locale,
    page: {
      locale,
      base: locale === defaultLocale ? '' : `/${locale}`,
      locales: layout.locales,
      site: {
        title: inLocale(settings.title, locale, defaultLocale),
        logoDark: picture(settings.logoDark),
        logoLight: picture(settings.logoLight),
      },
    },
    still: new WeakMap(),
  }
}

/** The address of a layout's file; it changes with the content. */
export function assetUrl(layout: CompiledLayout, name: string): string {
  const asset = layout.assets.get(name)
  return asset ? `/media/${name}?v=${asset.hash.slice(0, 8)}` : `/media/${name}`
}

/** Draws the page at a path of a site (without its language prefix): the page, or the layout's not-found page. */
export async function renderPage(
  view: SiteView,
  path: string,
  options: RenderOptions,
): Promise<RenderedPage> {
  // Shared with the not-found page: a page of a missing item is stale as soon as such an item comes.
  const answers = collectAnswers(options.ask, options.deadlineMs)
  const match = matchRoute(view.layout.routes, path)
  const page = match && view.layout.pages.get(match.route.page)
  if (match && page && hasValidParameters(match)) {
    const drawn = await draw({ view, path, match, page, answers, options })
    if (drawn) return drawn
  }
  const lost = view.layout.notFound ?? emptyPage
  const missing = await draw({ view, path, match: undefined, page: lost, answers, options })
  if (missing === undefined)
    throw new Error('the not-found page has no checks, so it is always drawn')
  return { ...missing, status: 404, meta: { ...missing.meta, robots: 'noindex, follow' } }
}

const emptyPage: CompiledPage = {
  name: 'not-found',
  title: { id: 'Oops.. Maaf halaman tidak ditemukan', en: 'This page could not be found' },
  siteName: true,
  seo: {},
  resources: [],
  nodes: [],
  prose: undefined,
}

interface Drawing {
  view: SiteView
  path: string
  match: RouteMatch | undefined
  page: CompiledPage
  answers: Answers
  options: RenderOptions
}

/** The page, or undefined when something that its route says must exist does not. */
async function draw(drawing: Drawing): Promise<RenderedPage | undefined> {
  const { view, path, match, page, answers, options } = drawing
  const parameters = match?.parameters ?? {}
  const resource = resourceReader(page, parameters, view, answers)
  if (await isMissing(match, resource)) return undefined

  const { layout, settings } = view
  const location = fixedLocation(
    view.page.base + (path === '/' && view.page.base !== '' ? '' : path),
  )
  const jsonLd: object[] = []
  const run = (islands: Record<string, IslandData>): Run => ({
    ...options,
    ...view,
    location,
    answers,
    parameters,
    site: settings,
    resource,
    islands,
    jsonLd,
  })
  const islands: Record<string, IslandData> = {}
  const shellIslands: Record<string, IslandData> = {}
  const [header, main, footer, resources] = await Promise.all([
    drawNodes(layout.shell.header, run(shellIslands)),
    drawPage(page, run(islands)),
    drawNodes(layout.shell.footer, run(shellIslands)),
    readAll(page, resource),
  ])
  const scope = { resources, site: settings, parameters }
  const seo = { ...view, locales: layout.locales, match, page, scope }
  return {
    status: 200,
    meta: pageMeta({ ...seo, assetUrl: (name) => assetUrl(layout, name) }),
    header,
    main,
    footer,
    islands,
    shellIslands,
    jsonLd: jsonLd.map((data) => absolute(data, view.origin)),
    entities: answers.entities,
    isPartial: answers.hasFailed(),
  }
}

type ReadResource = (name: string) => Promise<unknown>

/** Is something that the route says must exist not there? Data that did not come counts as there. */
async function isMissing(match: RouteMatch | undefined, resource: ReadResource): Promise<boolean> {
  const checks = match?.route.checks ?? []
  const names = checks.flatMap((check) => ('exists' in check ? [check.exists] : []))
  const found = await Promise.all(names.map((name) => resource(name).catch(() => undefined)))
  return found.includes(null)
}

const addresses = new Set(['image', 'url', 'logo'])

/** Structured data with the site's own addresses made absolute, which schema.org asks for. */
function absolute(data: object, origin: string): object {
  const entries = Object.entries(data).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'string' && addresses.has(name) && value.startsWith('/')) {
      return [name, origin + value]
    }
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value)
    return [name, isNested ? absolute(value, origin) : value]
  })
  return Object.fromEntries(entries) as object
}

const drawPage = (page: CompiledPage, run: Run): Promise<string> =>
  page.prose ? drawProse(page.prose, page.nodes, run) : drawNodes(page.nodes, run)

/** Reads a page's named resources, each once, when something first takes from it. */
function resourceReader(
  page: CompiledPage,
  parameters: Readonly<Record<string, string>>,
  view: SiteView,
  answers: Answers,
) {
  const byName = new Map(page.resources.map((resource) => [resource.name, resource]))
  const reading = new Map<string, Promise<unknown>>()
  return (name: string): Promise<unknown> => {
    const known = reading.get(name)
    if (known) return known
    const resource = byName.get(name)
    const scope = { resources: {}, site: view.settings, parameters }
    const read = resource
      ? answers.ask(resource.endpoint, bind(resource.input, scope) as object)
      : Promise.resolve(undefined)
    reading.set(name, read)
    return read
  }
}

async function readAll(page: CompiledPage, resource: ReadResource) {
  const entries = page.resources.map(async ({ name }) => [
    name,
    await resource(name).catch(() => undefined),
  ])
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>
}

async function drawProse(
  prose: NonNullable<CompiledPage['prose']>,
  nodes: readonly CompiledNode[],
  run: Run,
): Promise<string> {
  const [pieces, ...drawn] = await Promise.all([
    compileProse(prose),
    ...nodes.map((node) => drawNodes([node], run)),
  ])
  return pieces
    .map((piece, i) => {
      const text =
        piece.trim() === ''
          ? ''
          : `<div class="wrap prose-run"><div class="prose">${piece}</div></div>`
      return text + (drawn[i] ?? '')
    })
    .join('')
}
