import { defineRule } from '../define.ts'
import { usedByPage } from '../used-names.ts'

export const unusedQuery = defineRule({
  name: 'unused-query',
  family: 'route',
  severity: 'warning',
  title: 'Nothing takes a query value of a route',
  hint: 'Bind it with { "$query": "page" }, or take the declaration out.',
  why: 'Every value of it is an address of its own for search engines and for the cache, and each of them shows the same page.',
  route({ layout, route, report }) {
    const { path, page: name, query = {} } = route.route
    const page = layout.pages.get(name)
    if (page === undefined) return
    for (const parameter of Object.keys(query)) {
      if (usedByPage(page).query.has(parameter)) continue
      const message = `Nothing takes "${parameter}": ${path}?${parameter}=… is the same page.`
      report(message, route.place(`/query/${parameter}`), { page: name })
    }
  },
})
