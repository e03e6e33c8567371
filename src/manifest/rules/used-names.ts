import type { EffectivePage, EffectiveRoute } from '../inherit/effective-layout.ts'
import { walkNodes } from '../inherit/layered.ts'
import { isBound } from '../resolve/resolve-references.ts'
import type { Json } from '../values/objects.ts'

/** The names of the data and parameters that bindings use. */
export interface UsedNames {
  resources: ReadonlySet<string>
  parameters: ReadonlySet<string>
  query: ReadonlySet<string>
}

const cache = new WeakMap<EffectivePage, UsedNames>()

/** The names that the blocks, title, SEO rules and data of a page use; cached. */
export function usedByPage(page: EffectivePage): UsedNames {
  const known = cache.get(page)
  if (known) return known
  const { title, seo, data } = page.head
  const values: unknown[] = [title, seo]
  values.push(Object.values(data ?? {}))
  walkNodes(page.nodes, ({ props }) => values.push(props))
  const made = namesIn(values)
  cache.set(page, made)
  return made
}

/** The names that a route’s own title, SEO rules, checks and query use. */
export function usedByRoute({ route }: EffectiveRoute): UsedNames {
  const { resources, parameters, query } = namesIn([route.title, route.seo])
  const checked = (route.checks ?? []).flatMap((check) => {
    if ('exists' in check) return [check.exists]
    return 'equals' in check ? [check.equals.split('.')[0] ?? ''] : []
  })
  const compared = (route.checks ?? []).flatMap((check) =>
    'parameter' in check ? [check.parameter] : [],
  )
  const named = Object.values(route.query ?? {}).flatMap((parameter) =>
    typeof parameter === 'object' && 'rows' in parameter && parameter.rows ? [parameter.rows] : [],
  )
  return {
    resources: new Set([...resources, ...checked, ...named]),
    parameters: new Set([...parameters, ...compared]),
    query,
  }
}

/** Whether a page loads data by a parameter of its route, so that it is about one item. */
export const isOfOneItem = ({ head }: EffectivePage): boolean =>
  Object.values(head.data ?? {}).some((data) => namesIn(data).parameters.size > 0)

function namesIn(value: unknown): UsedNames {
  const resources = new Set<string>()
  const parameters = new Set<string>()
  const query = new Set<string>()
  collect(value, ({ $bind, $route, $query }) => {
    if (typeof $query === 'string') query.add($query)
    if (typeof $route === 'string') parameters.add($route)
    if (typeof $bind !== 'string') return
    const [first = '', name = ''] = $bind.split('.')
    if (first === 'route') parameters.add(name)
    else resources.add(first)
  })
  return { resources, parameters, query }
}

/** Visits every reference in a value. */
function collect(value: unknown, visit: (reference: Json) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (isBound(value)) visit(value)
  for (const child of Object.values(value)) collect(child, visit)
}
