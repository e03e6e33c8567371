import { UserKind } from '#schemas/endpoint.ts'
import type { Route } from '#schemas/layout.ts'
import { checkAsset } from '../resolve/assets.ts'
import { checkBindings, checkPath, type BindingScope } from '../resolve/bindings.ts'
import type { EffectiveLayout } from '../inherit/inherit.ts'
import { parametersIn } from '../resolve/paths.ts'
import type { Reporter } from '../reporter.ts'
import { didYouMean } from '../suggest.ts'

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
    checkAsset(route.seo?.image, `/routes/${i}/seo/image`, scope)
    checkMiddleware(route, `/routes/${i}`, scope)
    checkChecks(route, `/routes/${i}`, scope)
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

function checkMiddleware(route: RouteInput, pointer: string, { report, place }: BindingScope) {
  for (const [i, name] of (route.middleware ?? []).entries()) {
    if (isMiddleware(name)) continue
    const message = `There is no middleware "${name}".${didYouMean(name, middlewareNames)}`
    report('unknown-middleware', message, place(`${pointer}/middleware/${i}`))
  }
}

function checkChecks(route: RouteInput, pointer: string, scope: BindingScope): void {
  const data = scope.page?.head.data ?? {}
  for (const [i, check] of (route.checks ?? []).entries()) {
    const at = `${pointer}/checks/${i}`
    const resource =
      'exists' in check ? check.exists : 'equals' in check ? check.equals.split('.')[0] : undefined
    if (resource !== undefined && !Object.hasOwn(data, resource)) {
      const near = didYouMean(resource, Object.keys(data))
      const message = `Page "${route.page}" loads no "${resource}".${near}`
      scope.report('unknown-resource', message, scope.place(at))
    } else if ('equals' in check) checkPath(check.equals, scope.place(`${at}/equals`), scope)
    if ('parameter' in check && !parametersIn(route.path).includes(check.parameter)) {
      const message = `${route.path} has no :${check.parameter}.`
      scope.report('unknown-parameter', message, scope.place(at))
    }
  }
}

/** The pictures of the settings, which no block checks. */
function checkAssets(layout: EffectiveLayout, out: Reporter): void {
  const settings = layout.manifest.site?.settings
  if (settings === undefined) return
  const pictures: Record<string, string | undefined> = {
    logoDark: settings.logoDark,
    logoLight: settings.logoLight,
    favicon: settings.favicon,
    'image/default': settings.image.default,
    'meta/image': settings.meta.image,
  }
  const scope = { layout, report: out.report, place: layout.own.place }
  for (const [key, picture] of Object.entries(pictures)) {
    checkAsset(picture, `/site/settings/${key}`, scope)
  }
}
