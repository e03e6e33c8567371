import type { BlockForm } from '#schemas/page-boot.ts'
import type { Rendering } from './node-html.tsx'
import type { NodeWork } from './render-context.ts'
import { byIdentity } from './shared-answers.ts'

/**
 * Everything that a node is rendered from and that may differ between two pages of a site in one language. Islands and
 * blocks with `readsAddress` read the address of their page, and blocks with `changesAt` its moment. Undefined for what is not cached: data that was loaded
 * for one person, and a form that somebody has sent.
 */
export function contentOf(
  { node, block, context }: NodeWork,
  { props, data, slots, query, form }: Rendering,
): string | undefined {
  if (context.isPersonal || (form !== undefined && isSent(form))) return undefined
  const { pathname, search } = context.location.get()
  const address = (block.island ?? block.readsAddress) ? pathname + search : ''
  const moment = block.changesAt === undefined ? '' : context.page.now
  const written = node.props[context.locale]
  const bound = written.bound || written.value !== props ? props : {}
  const { shared, others } = byIdentity(data)
  // With the token of its day, which is that of all visitors.
  return JSON.stringify([address, moment, bound, shared, others, slots, query, form])
}

const isSent = ({ values, errors, message, taken }: BlockForm): boolean =>
  message !== null ||
  taken !== undefined ||
  Object.keys(values).length + Object.keys(errors).length > 0
