import type { AnyBlock, CspNeeds, Registry } from '#blocks/define.ts'
import type { CompiledNode } from '#src/manifest/compile/compiled.ts'

/**
 * What a page's policy must allow beyond the strict one, a word for each: `worker`, `wasm`, `media`, `runner`, `analytics`, `frame https://…`
 * or `connect https://…`. The server writes the policy from them; the browser only compares them.
 */
export type Allowance = string

/** Sound and video from any https address: the rows and settings of a site name theirs, and such addresses redirect. */
export const mediaAllowance: Allowance = 'media'

const origin = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/

function allowances({
  worker,
  wasm,
  media,
  runner,
  frame = [],
  connect = [],
}: CspNeeds): Allowance[] {
  const strange = [...frame, ...connect].find((one) => !origin.test(one))
  if (strange !== undefined) throw new Error(`"${strange}" is not an https origin`)
  return [
    ...(worker ? ['worker'] : []),
    ...(wasm ? ['wasm'] : []),
    ...(media ? [mediaAllowance] : []),
    ...(runner ? ['runner'] : []),
    ...frame.map((one) => `frame ${one}`),
    ...connect.map((one) => `connect ${one}`),
  ]
}

/** What a block with these props needs. Throws for an origin that the block does not name itself. */
export function allowancesOf({ csp }: AnyBlock, props: Record<string, unknown>): Allowance[] {
  if (csp === undefined) return []
  if (!('most' in csp)) return allowances(csp)
  const most = allowances(csp.most)
  const chosen = allowances(csp.of(props) ?? {})
  const strange = chosen.find((one) => !most.includes(one))
  if (strange !== undefined) throw new Error(`its policy does not name "${strange}"`)
  return chosen
}

/** The most that nodes can need, whatever their props are. */
export const mostAllowances = (nodes: readonly CompiledNode[], registry: Registry): Allowance[] =>
  nodes.flatMap(({ type, slots }) => {
    const csp = registry.get(type)?.csp ?? {}
    const inside = Object.values(slots).flatMap((children) => mostAllowances(children, registry))
    return [...allowances('most' in csp ? csp.most : csp), ...inside]
  })
