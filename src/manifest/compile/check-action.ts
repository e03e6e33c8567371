import { type Endpoint, UserKind } from '#schemas/endpoint.ts'
import type { NodeProps } from './compiled.ts'
import type { CompileContext, NodeContext } from './node-context.ts'
import type { KnownBlock } from '../known-blocks.ts'
import { guardOf } from '../resolve/middleware.ts'

/**
 * Reports an action that visitors of the node's pages may not call, that leads away from the site, or whose fields its
 * endpoint does not have.
 */
export function checkAction(
  { layout }: CompileContext,
  { page, report, place }: NodeContext,
  { block, props }: { block: KnownBlock; props: NodeProps },
): void {
  if (block.action === undefined || props.bound) return
  const { endpoint, to, faults = [] } = block.action(props.value)
  for (const { pointer, message } of faults) report('action-field', message, place(pointer))
  if (to !== undefined && !/^\/(?![/\\])/.test(to))
    report('action-target', `"${block.type}" leads to "${to}" when it was sent.`, place(''))
  const routes = layout.routes.filter(({ route }) => page === undefined || route.page === page.name)
  for (const { route } of routes) {
    const refused = firstRefused(endpoint, route.middleware ?? [])
    if (refused === undefined) continue
    const message = `"${block.type}" on ${route.path} sends to ${endpoint.path}, which ${refused} may not call.`
    report('action-access', message, place(''))
  }
}

/** Someone who sees a page behind these guards and may not call the endpoint; undefined when there is no one. */
function firstRefused({ access }: Pick<Endpoint, 'access'>, middleware: readonly string[]) {
  if (access === 'public') return undefined
  const audience = guardOf(middleware)
  if (audience === undefined) return 'a visitor'
  const kinds = audience === 'user' ? UserKind.options : audience
  return access === 'user' ? undefined : kinds.find((kind) => !access.includes(kind))
}
