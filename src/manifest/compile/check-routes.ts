import { RouteQuery } from '#schemas/query.ts'
import type { EffectiveLayout, EffectiveRoute } from '../inherit/effective-layout.ts'
import type { Reporter } from '../problems/reporter.ts'
import { checkAsset } from '../resolve/check-asset.ts'
import { checkBindings, headTargets } from '../resolve/check-bindings.ts'
import { checkPath } from '../resolve/check-path.ts'
import { hasPage, parametersIn } from '../resolve/page-paths.ts'
import { settingsPictures } from '../resolve/settings-pictures.ts'
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
    const scope = { page, layout, report: out.report, place }
    // The data of a missing or unreadable page is unknown.
    const parts = page === undefined ? [] : (['title', 'seo'] as const)
    for (const part of parts) checkBindings(route[part], headTargets[part], scope)
    checkAsset(route.seo?.image, '/seo/image', { layout, report: out.report, place })
    checkCanonical(effective, out)
    checkChecks(effective, layout, out)
    checkQuery(effective, layout, out)
  }
  checkFiles(layout, out)
  if (manifest.notFound !== undefined && !hasPage(layout, manifest.notFound)) {
    const message = `There is no page "${manifest.notFound}".${didYouMean(manifest.notFound, pages.keys())}`
    out.report('unknown-page', message, own.place('/notFound'))
  }
}

function checkCanonical({ route, place }: EffectiveRoute, out: Reporter): void {
  const known = parametersIn(route.path)
  for (const name of parametersIn(route.canonical ?? '').filter((one) => !known.includes(one)))
    out.report('unknown-parameter', `${route.path} has no :${name}.`, place('/canonical'))
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
      const scope = { page, layout, report: out.report }
      checkPath(check.equals, place(`${at}/equals`), scope)
    }
    if ('parameter' in check && !parametersIn(route.path).includes(check.parameter)) {
      const message = `${route.path} has no :${check.parameter}.`
      out.report('unknown-parameter', message, place(at))
    }
  }
}

/** Checks that what a route declares of its query can be asked for. */
function checkQuery(
  { route, place }: EffectiveRoute,
  layout: EffectiveLayout,
  out: Reporter,
): void {
  const page = layout.pages.get(route.page)
  const data = page?.head.data ?? {}
  const declared = RouteQuery.parse(route.query ?? {})
  for (const [name, parameter] of Object.entries(declared)) {
    const report = (message: string, below = '') =>
      out.report('wrong-query', message, place(`/query/${name}${below}`))
    if (parametersIn(route.path).includes(name)) report(`"${name}" is a parameter of the path too.`)
    if (parameter.type === 'text') {
      const { rows } = parameter
      if (rows === undefined || page === undefined || Object.hasOwn(data, rows)) continue
      const message = `Page "${route.page}" loads no "${rows}".${didYouMean(rows, Object.keys(data))}`
      out.report('unknown-resource', message, place(`/query/${name}/rows`))
      continue
    }
    if (parameter.type === 'choice') {
      const { of, default: standard, names = {} } = parameter
      for (const value of Object.keys(names))
        if (!of.includes(value))
          report(`"${value}" is not in the list.${didYouMean(value, of)}`, '/names')
      const twice = of.find((value, i) => of.indexOf(value) !== i)
      if (twice !== undefined) report(`"${twice}" is listed twice.`, '/of')
      if (standard !== undefined && !of.includes(standard))
        report(`"${standard}" is not in the list.${didYouMean(standard, of)}`, '/default')
      continue
    }
    const { min, max, default: standard } = parameter
    if (min > max) report(`No number is ${min} or more and at most ${max}.`)
    else if (standard !== undefined && (standard < min || standard > max))
      report(`${standard} is not between ${min} and ${max}.`, '/default')
  }
}

/** Checks the files of the settings, which belong to no block. */
function checkFiles(layout: EffectiveLayout, out: Reporter): void {
  const settings = layout.own.manifest?.site?.settings
  if (settings === undefined) return
  const files = { ...settingsPictures(settings), 'radio/url': settings.radio?.url }
  const scope = { layout, report: out.report, place: layout.own.place }
  for (const [key, file] of Object.entries(files)) {
    checkAsset(file, `/site/settings/${key}`, scope)
  }
}
