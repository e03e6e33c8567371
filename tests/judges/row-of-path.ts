import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { matchRoute } from '#src/render/match-route.ts'

/** The row of a path: its route, in whichever language. */
export function rowOfPath(layouts: readonly CompiledLayout[], site: string, path: string): string {
  const layout = layouts.find(({ manifest }) => manifest.name === site)
  const [, ...others] = layout?.locales ?? []
  const prefix = others.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`))
  const rest = prefix === undefined ? path : path.slice(prefix.length + 1) || '/'
  return `${site} ${matchRoute(layout?.routes ?? [], rest)?.route.path ?? path}`
}
