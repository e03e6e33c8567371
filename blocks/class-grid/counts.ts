import type { ClassGridBlock } from './class-grid-block.ts'

/** How many classes each choice of a state lists, the empty one included; undefined where no counts were answered. */
export function countsOf({ data, props }: ClassGridBlock): Record<string, number> | undefined {
  const { states } = data.classes
  if (states === undefined) return undefined
  const every = Object.values(states).reduce((sum, count) => sum + count, 0)
  return { ...states, '': props.ended === 'hidden' ? every - states.ended : every }
}
