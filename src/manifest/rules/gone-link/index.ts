import { placeOf } from '../../inherit/node-edits.ts'
import { isGone } from '../../resolve/is-gone.ts'
import { defineRule } from '../define.ts'
import { aboutNode, valuesOf } from '../node-values.ts'
import { renderedLinks } from '../rendered-links.ts'
import { reportAt } from '../rendered-place.ts'
import { sitePath } from '../site-path.ts'

export const goneLink = defineRule({
  name: 'gone-link',
  family: 'reference',
  severity: 'warning',
  title: 'A link or a redirect leads to a path that was withdrawn',
  hint: 'Take the link out, or lead to what has taken the place of that page.',
  why: 'Whoever follows it reads that the page is gone: `gone` of the layout answers with 410 in place of any route.',
  layout({ layout, report }) {
    for (const [i, { from, to }] of layout.manifest.redirects.entries()) {
      const found = sitePath(to, layout)
      if (found !== undefined && isGone(layout.manifest, found.path))
        report(
          `${from} leads to ${to}, which was withdrawn.`,
          layout.own.place(`/redirects/${i}/to`),
        )
    }
  },
  node(scope) {
    const { node, block, layout, report } = scope
    for (const { value, pointer } of valuesOf(node, block).links) {
      const found = sitePath(value, layout)
      if (found !== undefined && isGone(layout.manifest, found.path))
        report(`${value} was withdrawn.`, placeOf(node, pointer), aboutNode(scope))
    }
  },
  async rendered(scope) {
    for (const { link, path } of renderedLinks(scope))
      if (isGone(scope.layout.manifest, path)) reportAt(scope, link, `${path} answers 410.`)
  },
})
