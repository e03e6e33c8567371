import type { EffectiveLayout, EffectiveRoute } from '../inherit/effective-layout.ts'
import type { Reporter } from '../problems/reporter.ts'
import { checkAsset } from '../resolve/check-asset.ts'
import { checkBindings, checkPath, headTargets } from '../resolve/check-bindings.ts'
import { hasPage, parametersIn } from '../resolve/page-paths.ts'
import { didYouMean } from '../problems/suggest.ts'

/** Checks what routes and settings refer to: pages, data, parameters and pictures. */
export function checkReferences(layout: EffectiveLayout, out: Reporter): void {
  const { manifest, own, pages, routes } = layout
  for (const effective of routes) {
    const { route, place } = effective
    if (!hasPage(layout, route.page)) {
      const near = didYouMean(route.page, pages.keys())
      out.report('unknown-page', `There is no page "${route.page}".${near}`, place('/page'))
    }
    const page = pages.get(route.page)
    const scope = { page, routes, report: out.report, place }
    // The data of a missing or unreadable page is unknown.
    const parts = page === undefined ? [] : (['title', 'seo'] as const)
    for (const part of parts) checkBindings(route[part], headTargets[part], scope)
    checkAsset(route.seo?.image, '/seo/image', { layout, report: out.report, place })
    checkChecks(effective, layout, out)
  }
  checkPictures(layout, out)
  if (manifest.notFound !== undefined && !hasPage(layout, manifest.notFound)) {
    const message = `There is no page "${manifest.notFound}".${didYouMean(manifest.notFound, pages.keys())}`
    out.report('unknown-page', message, own.place('/notFound'))
  }
}

function checkChecks({ route, place }: EffectiveRoute, layout: EffectiveLayout, out: Reporter) {
  const page = layout.pages.get(route.page)
  const data = page?.head.data ?? {}
  for (const [i, check] of (route.checks ?? []).entries()) {
    const at = `/checks/${i}`
    const resource =
      'exists' in check ? check.exists : 'equals' in check ? check.equals.split('.')[0] : undefined
    if (resource !== undefined && page !== undefined && !Object.hasOwn(data, resource)) {
      const near = didYouMean(resource, Object.keys(data))
      const message = `Page "${route.page}" loads no "${resource}".${near}`
      out.report('unknown-resource', message, place(at))
    } else if ('equals' in check && page !== undefined) {
      const scope = { page, routes: layout.routes, report: out.report }
      checkPath(check.equals, place(`${at}/equals`), scope)
    }
    if ('parameter' in check && !parametersIn(route.path).includes(check.parameter)) {
      const message = `${route.path} has no :${check.parameter}.`
      out.report('unknown-parameter', message, place(at))
    }
  }
}

/** Checks the pictures of the settings, which belong to no block. */
function checkPictures(layout: EffectiveLayout, out: Reporter): void {
  const settings = layout.own.manifest?.site?.settings
  if (settings === undefined) return
  const pictures: Record<string, string | undefined> = {
    logoDark: settings.logoDark,
    logoLight: settings.logoLight,
    favicon: settings.favicon,
    'image/default': settings.image?.default,
    'meta/image': settings.meta?.image,
  }
  const scope = { layout, report: out.report, place: layout.own.place }
  for (const [key, picture] of Object.entries(pictures)) {
    checkAsset(picture, `/site/settings/${key}`, scope)
  }
}
