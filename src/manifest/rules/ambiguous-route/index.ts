import { defineRule } from '../define.ts'
import { keyOf, overlap, routeTable, type Form } from '../route-matching.ts'

export const ambiguousRoute = defineRule({
  name: 'ambiguous-route',
  family: 'route',
  severity: 'warning',
  title: 'Two routes of the same rank match one path',
  hint: 'Give one of them a fixed segment that the other does not have.',
  why: 'The route with more fixed segments is served. Where two have as many, the one that is written first wins, which nobody reads out of the file.',
  layout({ layout, report }) {
    const reported = new Set<string>()
    for (const [first, second] of collisions(routeTable(layout).forms)) {
      const routes = [first.route, second.route].map(({ route }) => route.path)
      if (isOnePath(first, second) || reported.has(routes.join())) continue
      reported.add(routes.join())
      const { route, place } = second.route
      const message = `${route.path} and ${routes[0]} both match ${example(first, second)}; the first is served.`
      report(message, place('/path'), { page: route.page })
    }
  },
})

/** Pairs of route forms that match one path with the same number of fixed segments; the served one first. */
function collisions(forms: readonly Form[]): [Form, Form][] {
  const found: [Form, Form][] = []
  const same = new Map<string, Form>()
  const open = new Map<string, Form[]>()
  for (const form of forms) {
    const key = keyOf(form)
    const first = same.get(key)
    if (first === undefined) same.set(key, form)
    else found.push([first, form])
    if (form.fixed === form.segments.length || first !== undefined) continue
    const rank = `${form.segments.length} ${form.fixed}`
    const rivals = open.get(rank) ?? []
    for (const rival of rivals) if (overlap(rival, form)) found.push([rival, form])
    rivals.push(form)
    open.set(rank, rivals)
  }
  return found.filter(([first, second]) => first.route !== second.route)
}

/** Whether the two routes have the same path, which is a separate problem. */
const isOnePath = (...forms: readonly Form[]): boolean => {
  const [first, second] = forms.map(({ route }) =>
    route.route.path.toLowerCase().replace(/:[a-z0-9]+/g, ':'),
  )
  return first === second
}

/** An example of a path that both match. */
function example(a: Form, b: Form): string {
  const segments = a.segments.map((segment, i) => (segment === ':' ? b.segments[i] : segment))
  return `/${segments.join('/').replaceAll(':', '…')}`
}
