import type { EffectiveLayout, EffectiveRoute } from '../inherit/effective-layout.ts'
import type { LayoutScope } from './define.ts'
import { quoted } from './quoted.ts'
import { fixedTexts, type RouteText } from './route-texts.ts'

/** Reports routes with the same text as a route to another page, in the same language. */
export function reportSameTexts(
  { layout, report }: LayoutScope,
  textOf: (route: EffectiveRoute, layout: EffectiveLayout) => RouteText | undefined,
): void {
  const seen = new Map<string, EffectiveRoute>()
  for (const route of layout.routes) {
    const { path, page } = route.route
    for (const { text, locale, place } of fixedTexts(textOf(route, layout), layout)) {
      const key = `${locale} ${text.toLowerCase()}`
      const first = seen.get(key)
      if (first === undefined) seen.set(key, route)
      else if (first.route.page !== page) {
        report(`${quoted(text)} stands on ${first.route.path} and on ${path}.`, place(), { page })
        break
      }
    }
  }
}
