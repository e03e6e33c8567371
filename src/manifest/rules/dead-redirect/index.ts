import { didYouMean } from '../../problems/suggest.ts'
import { defineRule } from '../define.ts'
import { fixedPaths, isServed, sitePath } from '../site-path.ts'

export const deadRedirect = defineRule({
  name: 'dead-redirect',
  family: 'route',
  severity: 'warning',
  title: 'A redirect leads to a path that no route serves',
  hint: 'Mend the path, or lead to the page that is nearest.',
  why: 'Visitors of an old address are sent on to “not found”.',
  layout({ layout, report }) {
    for (const [i, { from, to }] of layout.manifest.redirects.entries()) {
      const found = sitePath(to, layout)
      if (found === undefined || isServed(found.path, layout)) continue
      const near = didYouMean(found.path, fixedPaths(layout))
      const message = `${from} leads to ${to}, which no route serves.${near}`
      report(message, layout.own.place(`/redirects/${i}/to`))
    }
  },
})
