import type { AnyBlock } from '#blocks/define.ts'
import { registry } from '#blocks/registry.ts'
import type { Need } from '#blocks/need.ts'

interface Fixture {
  props: Record<string, unknown>
  data: Record<string, unknown>
}

const files = import.meta.glob<{ fixtures: Record<string, Fixture> }>('/blocks/*/fixtures.ts', {
  eager: true,
})

/** Each fixture of a block, the filled one first. */
const fixturesOf = (type: string): Fixture[] => {
  const { filled, ...others } = files[`/blocks/${type}/fixtures.ts`]?.fixtures ?? {}
  return filled === undefined ? [] : [filled, ...Object.values(others)]
}

const answersOf = (block: AnyBlock, { props, data }: Fixture): [string, unknown][] => {
  const needs = (block.needs?.(block.props.parse(props)) ?? {}) as Record<string, Need>
  return Object.entries(needs).flatMap(([name, { endpoint }]): [string, unknown][] =>
    data[name] === undefined ? [] : [[endpoint.path, data[name]]],
  )
}

/** The answer to each call in the fixtures of the blocks that need it, by the call’s path: that of a filled fixture where there is one. */
export const filledAnswers: ReadonlyMap<string, unknown> = new Map(
  [...registry.values()]
    .flatMap((block) => fixturesOf(block.type).map((fixture) => ({ block, fixture })))
    .toReversed()
    .flatMap(({ block, fixture }) => answersOf(block, fixture)),
)
