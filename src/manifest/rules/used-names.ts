import type { EffectivePage, EffectiveRoute } from '../inherit/effective-layout.ts'
import { walkNodes } from '../inherit/layered.ts'
import { isBound } from '../resolve/resolve-references.ts'

/** The names of the data and parameters that bindings use. */
export interface UsedNames {
  resources: ReadonlySet<string>
  parameters: ReadonlySet<string>
}

const cache = new WeakMap<EffectivePage, UsedNames>()

/** The names that the blocks, title, SEO rules and data of a page use; cached. */
export function usedByPage(page: EffectivePage): UsedNames {
  const known = cache.get(page)
  if (known) return known
  const { title, seo, data } = page.head
  const values: unknown[] = [title, seo]
  for (const { input } of Object.values(data ?? {})) values.push(input)
  walkNodes(page.nodes, ({ props }) => values.push(props))
  const made = namesIn(values)
  cache.set(page, made)
  return made
}

/** The names that a route’s own title, SEO rules and checks use. */
export function usedByRoute({ route }: EffectiveRoute): UsedNames {
  const { resources, parameters } = namesIn([route.title, route.seo])
  const checked = (route.checks ?? []).flatMap((check) => {
    if ('exists' in check) return [check.exists]
    return 'equals' in check ? [check.equals.split('.')[0] ?? ''] : []
  })
  const compared = (route.checks ?? []).flatMap((check) =>
    'parameter' in check ? [check.parameter] : [],
  )
  return {
    resources: new Set([...resources, ...checked]),
    parameters: new Set([...parameters, ...compared]),
  }
}

/** Whether a page loads data by a parameter of its route, so that it is about one item. */
export const isOfOneItem = ({ head }: EffectivePage): boolean =>
  Object.values(head.data ?? {}).some(({ input }) => namesIn(input).parameters.size > 0)

function namesIn(value: unknown): UsedNames {
  const resources = new Set<string>()
  const parameters = new Set<string>()
  collect(value, (path) => {
    const [first = '', name = ''] = path.split('.')
    if (first === 'route') parameters.add(name)
    else resources.add(first)
  })
  return { resources, parameters }
}

/** Visits the dot path of every binding in a value. */
function collect(value: unknown, visit: (path: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (isBound(value)) {
    const { $bind, $route } = value
    visit(typeof $bind === 'string' ? $bind : `route.${String($route)}`)
  }
  for (const child of Object.values(value)) collect(child, visit)
}
