import type { AlteredRoute } from './compare-manifests.ts'

/** A route that a change alters: its manifest, its rendered HTML, or both. */
export interface AffectedRoute extends AlteredRoute {
  /** Whether the HTML differs; undefined when pages were not rendered. */
  isSeen: boolean | undefined
}

export interface Affected {
  base: string
  layouts: { all: number; affected: number }
  routes: AffectedRoute[]
}

/** Formats the report for a terminal. */
export function affectedText({ base, layouts, routes }: Affected): string {
  const lines = routes.map(
    (route) => `${route.layout} ${route.path}  ${whatOf(route)}${seenOf(route, '  ')}`,
  )
  return [...lines, summary(base, layouts, routes)].join('\n')
}

/** Formats the report as a GitHub Markdown table for a pull request. */
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
