import { placeOf } from '../../inherit/node-edits.ts'
import { didYouMean } from '../../problems/suggest.ts'
import { defineRule } from '../define.ts'
import { aboutNode, valuesOf } from '../node-values.ts'
import { routeTable } from '../route-matching.ts'
import { renderedLinks } from '../rendered-links.ts'
import { reportAt } from '../rendered-place.ts'
import { fixedPaths, isServed, sitePath } from '../site-path.ts'

export const deadLink = defineRule({
  name: 'dead-link',
  family: 'reference',
  severity: 'warning',
  title: 'A link leads to a path that no route serves',
  hint: 'Write page:<page>, which follows the page wherever its route goes.',
  why: 'Whoever follows the link sees “not found”. Links of prose and of stored texts are followed when pages are rendered.',
  layout({ layout, report }) {
    const { match } = routeTable(layout)
    for (const { route, place } of layout.routes)
      if (route.canonical !== undefined && match(route.canonical) === undefined)
        report(`No route serves the canonical ${route.canonical}.`, place('/canonical'))
  },
  node(scope) {
    const { node, block, layout, report } = scope
    // The target of an abstract layout's link may be in a layout that extends it; it is checked there.
    if (layout.manifest.abstract) return
    for (const { value, pointer } of valuesOf(node, block).links) {
      const found = sitePath(value, layout)
      if (found === undefined || isServed(found.path, layout)) continue
      const near = didYouMean(found.path, fixedPaths(layout))
      report(`No route serves ${value}.${near}`, placeOf(node, pointer), aboutNode(scope))
    }
  },
  async rendered(scope) {
    for (const { link, href, path } of renderedLinks(scope))
      if ((await scope.visit(withoutAnchor(href))) === 404)
        reportAt(scope, link, `${path} answers 404.`)
  },
})

const withoutAnchor = (href: string) => href.replace(/#.*/s, '')
