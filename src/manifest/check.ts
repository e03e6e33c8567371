import { UserKind } from '#schemas/endpoint.ts'
import type { Route } from '#schemas/layout.ts'
import { checkBindings } from './bindings.ts'
import type { EffectiveLayout } from './inherit.ts'
import { parametersIn } from './paths.ts'
import type { Reporter } from './reporter.ts'
import { didYouMean } from './suggest.ts'

/** First segments the server keeps for itself. */
export const reserved: ReadonlySet<string> = new Set([
  '_page',
  'account',
  'api',
  'assets',
  'id',
  'en',
  'live',
  'media',
  'openapi.json',
  'ready',
  'rest',
  'studio',
])

const middlewareNames = ['auth', 'guest', 'maintenance']

/** Is this a middleware the server has? */
export const isMiddleware = (name: string): boolean =>
  middlewareNames.includes(name) ||
  (name.startsWith('role:') &&
    name
      .slice('role:'.length)
      .split('|')
      .every((kind) => UserKind.safeParse(kind).success))

/** What can be wrong between the parts of a layout, once each is well-formed. */
export function checkLayout(layout: EffectiveLayout, out: Reporter): void {
  const { manifest, own, pages } = layout
  if (manifest.site === undefined && !manifest.abstract) {
    out.report('no-site', `"${own.name}" serves no site.`, own.place(''))
  }
  const seen = new Set<string>()
  const ownRoutes = own.manifest?.routes ?? []
  for (const [i, route] of ownRoutes.entries()) {
    const at = (key: string) => own.place(`/routes/${i}/${key}`)
    const key = route.path.toLowerCase().replace(/:[a-z0-9]+/gi, ':')
    if (seen.has(key)) out.report('duplicate-route', `${route.path} stands twice.`, at('path'))
    seen.add(key)
    const [, first = ''] = route.path.toLowerCase().split('/')
    if (reserved.has(first)) out.report('reserved-path', `/${first} is the server’s.`, at('path'))
    if (!pages.has(route.page)) {
      const near = didYouMean(route.page, pages.keys())
      out.report('unknown-page', `There is no page "${route.page}".${near}`, at('page'))
    }
    const scope = { page: pages.get(route.page), layout, report: out.report, place: own.place }
    for (const part of ['title', 'seo'] as const) {
      checkBindings(route[part], `/routes/${i}/${part}`, scope)
    }
    checkGuards(route, pages.get(route.page)?.head.data ?? {}, at, out)
  }
  checkAssets(layout, out)
  if (manifest.notFound !== undefined && !pages.has(manifest.notFound)) {
    out.report('unknown-page', `There is no page "${manifest.notFound}".`, own.place('/notFound'))
  }
}

type RouteInput = Pick<Route, 'path' | 'page'> & {
  checks?: Route['checks'] | undefined
  middleware?: string[] | undefined
}

function checkGuards(
  route: RouteInput,
  data: Record<string, unknown>,
  at: (key: string) => ReturnType<EffectiveLayout['own']['place']>,
  out: Reporter,
): void {
  for (const [i, name] of (route.middleware ?? []).entries()) {
    if (isMiddleware(name)) continue
    const near = didYouMean(name, middlewareNames)
    out.report(
      'unknown-middleware',
      `There is no middleware "${name}".${near}`,
      at(`middleware/${i}`),
    )
  }
  for (const [i, check] of (route.checks ?? []).entries()) {
    const resource =
      'exists' in check ? check.exists : 'equals' in check ? check.equals.split('.')[0] : undefined
    if (resource !== undefined && !Object.hasOwn(data, resource)) {
      const near = didYouMean(resource, Object.keys(data))
      const message = `Page "${route.page}" loads no "${resource}".${near}`
      out.report('unknown-resource', message, at(`checks/${i}`))
    }
    if ('parameter' in check && !parametersIn(route.path).includes(check.parameter)) {
      out.report(
        'unknown-parameter',
        `${route.path} has no :${check.parameter}.`,
        at(`checks/${i}`),
      )
    }
  }
}

/** The pictures of the settings, which no block checks. */
function checkAssets({ manifest, own, assets }: EffectiveLayout, out: Reporter): void {
  const settings = manifest.site?.settings
  if (settings === undefined) return
  const pictures: Record<string, string | undefined> = {
    logoDark: settings.logoDark,
    logoLight: settings.logoLight,
    favicon: settings.favicon,
    'image/default': settings.image.default,
    'meta/image': settings.meta.image,
  }
  for (const [key, picture] of Object.entries(pictures)) {
    const name = picture?.startsWith('asset:') ? picture.slice('asset:'.length) : undefined
    if (name === undefined || assets.has(name)) continue
    const near = didYouMean(name, assets.keys())
    out.report(
      'unknown-asset',
      `assets/ holds no "${name}".${near}`,
      own.place(`/site/settings/${key}`),
    )
  }
}
