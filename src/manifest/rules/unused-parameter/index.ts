import { shownNames } from '#schemas/item-path.ts'
import { defineRule } from '../define.ts'
import { usedByPage, usedByRoute } from '../used-names.ts'

export const unusedParameter = defineRule({
  name: 'unused-parameter',
  family: 'route',
  severity: 'warning',
  title: 'Nothing takes a parameter of a route',
  hint: 'Bind it with { "$route": "slug" }, check it, or write it as optional (":slug?").',
  why: 'Every value of the parameter gives the same page, so that a mistyped address is answered as if it were right. An optional parameter may stand for readers only, such as a title behind an id.',
  route({ layout, route, report }) {
    const { path, page: name } = route.route
    const page = layout.pages.get(name)
    if (page === undefined || !path.includes(':')) return
    for (const [, parameter = '', optional] of path.matchAll(/:([A-Za-z0-9]+)(\?)?/g)) {
      if (optional !== undefined || usedByPage(page).parameters.has(parameter)) continue
      const used = usedByRoute(route)
      if (used.parameters.has(parameter)) continue
      const isRedirected = shownNames.includes(parameter) && used.resources.size > 0
      if (isRedirected && path.match(/:/g)?.length !== 1) continue
      const message = `Nothing takes :${parameter}: every ${path} is the same page.`
      report(message, route.place('/path'), { page: name })
    }
  },
})
