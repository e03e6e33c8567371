import { isSame } from '../values/objects.ts'

/** The values of three sides; undefined where a side has none. */
export interface Sides<Value = unknown> {
  base: Value
  ours: Value
  theirs: Value
}

/** Applies a function to the value of each side. */
export const mapSides = <From, To>(
  { base, ours, theirs }: Sides<From>,
  to: (value: From) => To,
): Sides<To> => ({ base: to(base), ours: to(ours), theirs: to(theirs) })

/** The merged value if at most one side changed it, or both equally. */
export function mergeSides<Value>({
  base,
  ours,
  theirs,
}: Sides<Value>): { value: Value } | undefined {
  if (isSame(ours, theirs) || isSame(base, theirs)) return { value: ours }
  return isSame(base, ours) ? { value: theirs } : undefined
}
