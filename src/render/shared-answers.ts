const ids = new WeakMap<object, number>()
let last = 0

/** Whether a value is frozen: services give one object for an answer until that changes. */
export const isShared = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.isFrozen(value)

/** The number of a shared object: the same for the same object, and no other's. */
export function sharedId(value: object): number {
  const known = ids.get(value)
  if (known !== undefined) return known
  ids.set(value, ++last)
  return last
}
