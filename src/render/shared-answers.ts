const ids = new WeakMap<object, number>()
let last = 0

/** Whether a value is frozen: services give one object for an answer until that changes. */
export const isShared = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.isFrozen(value)

/** A unique id of an immutable object: always the same for that object. */
export function sharedId(value: object): number {
  const known = ids.get(value)
  if (known !== undefined) return known
  ids.set(value, ++last)
  return last
}

/** Values for a cache key: immutable shared objects as their ids, all others by value. */
export function byIdentity(values: Readonly<Record<string, unknown>>) {
  const shared: Record<string, number> = {}
  const others: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    if (isShared(value)) shared[name] = sharedId(value)
    else others[name] = value
  }
  return { shared, others }
}
