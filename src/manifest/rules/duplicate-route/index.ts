import { defineRule } from '../define.ts'

export const duplicateRoute = defineRule({
  name: 'duplicate-route',
  family: 'route',
  severity: 'error',
  title: 'Two routes of a layout have one path',
  hint: 'Take one out: the second would never be served.',
  why: 'The first route would always win. Case and the names of parameters do not tell two paths apart.',
  layout({ layout, report }) {
    const seen = new Map<string, string>()
    for (const { route, place } of layout.routes) {
      const key = route.path.toLowerCase().replace(/:[a-z0-9]+/g, ':')
      const first = seen.get(key)
      if (first === undefined) seen.set(key, route.path)
      else report(`${route.path} is served as ${first} already.`, place('/path'))
    }
  },
})
