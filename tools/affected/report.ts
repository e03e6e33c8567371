import type { AlteredRoute } from './compare-manifests.ts'

/** A route that a change alters, by its manifest, by what visitors get, or by both. */
export interface AffectedRoute extends AlteredRoute {
  /** Undefined when pages were not drawn. */
  isSeen: boolean | undefined
}

export interface Affected {
  base: string
  layouts: { all: number; affected: number }
  routes: AffectedRoute[]
}

/** For people at a terminal. */
export function affectedText({ base, layouts, routes }: Affected): string {
  const lines = routes.map(
    (route) => `${route.layout} ${route.path}  ${whatOf(route)}${seenOf(route, '  ')}`,
  )
  return [...lines, summary(base, layouts, routes)].join('\n')
}

/** A table for a pull request, in GitHub's Markdown. */
export function affectedMarkdown({ base, layouts, routes }: Affected): string {
  const head = `### ${summary(base, layouts, routes)}`
  if (routes.length === 0) return head
  const rows = routes.map(
    (route) =>
      `| ${route.layout} | \`${route.path}\` | ${route.page} | ${whatOf(route)} | ${seenOf(route, '') || '–'} |`,
  )
  return [
    head,
    '',
    '| layout | route | page | changed | visitors see |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const whatOf = ({ change, parts }: AffectedRoute) =>
  change === 'changed' ? parts.join(', ') || 'code' : change

const seenOf = ({ isSeen, change }: AffectedRoute, before: string) =>
  isSeen === undefined || change !== 'changed'
    ? ''
    : `${before}${isSeen ? 'another page' : 'the same page'}`

function summary(base: string, { all, affected }: Affected['layouts'], routes: AffectedRoute[]) {
  const pages = new Set(routes.map(({ layout, page }) => `${layout} ${page}`)).size
  const seen = routes.some(({ isSeen }) => isSeen !== undefined)
    ? `, ${routes.filter(({ isSeen, change }) => isSeen || change !== 'changed').length} of them to be seen`
    : ''
  return routes.length === 0
    ? `Since ${base} nothing is altered in ${all} layouts.`
    : `Since ${base}: ${affected} of ${all} layouts, ${routes.length} routes, ${pages} pages altered${seen}.`
}
