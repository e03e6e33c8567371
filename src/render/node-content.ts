import type { Rendering } from './node-html.tsx'
import type { NodeWork } from './render-context.ts'
import { isShared, sharedId } from './shared-answers.ts'

/**
 * Everything that a node is rendered from and that may differ between two pages of a site in one language. Islands and
 * blocks with `readsAddress` read the address of their page, and blocks with `changesAt` its moment. Undefined for what is not cached: data that was loaded
 * for one person, and a form, whose token is new each time.
 */
export function contentOf(
  { node, block, context }: NodeWork,
  { props, data, slots, query, form }: Rendering,
): string | undefined {
  if (context.isPersonal || form !== undefined) return undefined
  const { pathname, search } = context.location.get()
  const address = (block.island ?? block.readsAddress) ? pathname + search : ''
  const moment = block.changesAt === undefined ? '' : context.page.now
  const written = node.props[context.locale]
  const bound = written.bound || written.value !== props ? props : {}
  const { shared, others } = byIdentity(data)
  return JSON.stringify([address, moment, bound, shared, others, slots, query])
}

/** Answers that are the same object as long as they are the same, as numbers, and all others. */
function byIdentity(data: Readonly<Record<string, unknown>>) {
  const shared: Record<string, number> = {}
  const others: Record<string, unknown> = {}
  for (const [name, answer] of Object.entries(data)) {
    if (isShared(answer)) shared[name] = sharedId(answer)
    else others[name] = answer
  }
  return { shared, others }
}
