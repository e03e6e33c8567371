import { defineRule } from '../define.ts'
import { keyOf, routeTable } from '../route-matching.ts'

export const redirectShadowed = defineRule({
  name: 'redirect-shadowed',
  family: 'route',
  severity: 'warning',
  title: 'A redirect stands on the path of a route',
  hint: 'Take out the redirect, or the route.',
  why: 'Redirects are asked before routes: the page at that path is never served. One path below a route with a parameter may well be redirected.',
  layout({ layout, report }) {
    const { redirects } = layout.manifest
    if (redirects.length === 0) return
    const fixed = new Map(
      routeTable(layout)
        .forms.filter(({ fixed: count, segments }) => count === segments.length)
        .map((form) => [keyOf(form), form.route.route]),
    )
    for (const [i, { from }] of redirects.entries()) {
      const route = fixed.get(from.toLowerCase())
      if (route === undefined) continue
      const message = `${from} is the route of page "${route.page}", which is never served there.`
      report(message, layout.own.place(`/redirects/${i}/from`), { page: route.page })
    }
  },
})
