import { registry } from '#blocks/registry.ts'
import type { Need } from '#blocks/need.ts'

interface Fixture {
  props: Record<string, unknown>
  data: Record<string, unknown>
}

const files = import.meta.glob<{ fixtures: Record<string, Fixture> }>('/blocks/*/fixtures.ts', {
  eager: true,
})

/** The answer to each call in the filled fixture of the block that needs it, by the call’s path. */
export const filledAnswers: ReadonlyMap<string, unknown> = new Map(
  [...registry.values()].flatMap((block) => {
    const filled = files[`/blocks/${block.type}/fixtures.ts`]?.fixtures['filled']
    if (filled === undefined || block.needs === undefined) return []
    const needs = block.needs(block.props.parse(filled.props)) as Record<string, Need>
    return Object.entries(needs).map(
      ([name, { endpoint }]) => [endpoint.path, filled.data[name]] as const,
    )
  }),
)
