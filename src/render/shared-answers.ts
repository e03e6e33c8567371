const ids = new WeakMap<object, number>()
let last = 0

/** Whether a value is frozen: services give one object for an answer until that changes. */
export const isShared = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.isFrozen(value)

/** The number of an object that nobody changes: the same for the same object, and no other's. */
export function sharedId(value: object): number {
  const known = ids.get(value)
  if (known !== undefined) return known
  ids.set(value, ++last)
  return last
}

/** Values by what tells them from others: shared ones by their numbers, all others by what they are. */
export function byIdentity(values: Readonly<Record<string, unknown>>) {
  const shared: Record<string, number> = {}
  const others: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    if (isShared(value)) shared[name] = sharedId(value)
    else others[name] = value
  }
  return { shared, others }
}
