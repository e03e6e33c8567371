/** A JSON object. */
export type Json = Record<string, unknown>

/** Keys through which a merge could reach a prototype. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the object is a binding, a route parameter or a query value, which is one value. */
export const isReference = (value: Json): boolean =>
  ['$bind', '$route', '$query'].some((key) => Object.hasOwn(value, key))

/**
 * Merges one value over another: objects deep, all else replaced, bindings included. Mutates neither, and
 * skips keys that could reach a prototype.
 */
export function mergeDeep(under: unknown, over: unknown): unknown {
  if (!isObject(over) || isReference(over)) return over
  const isWhole = !isObject(under) || isReference(under)
  const merged: Json = {}
  if (!isWhole)
    for (const key of Object.keys(under)) if (!forbiddenKeys.has(key)) merged[key] = under[key]
  for (const key of Object.keys(over)) {
    if (forbiddenKeys.has(key)) continue
    merged[key] = mergeDeep(Object.hasOwn(merged, key) ? merged[key] : undefined, over[key])
  }
  return merged
}

/** Returns a copy without the value at a pointer; the same value when there is none. */
export function without(value: Json, parts: readonly string[]): Json {
  const [key, ...rest] = parts
  if (key === undefined || !Object.hasOwn(value, key)) return value
  if (rest.length === 0) {
    const { [key]: _, ...rest } = value
    return rest
  }
  const child = value[key]
  if (!isObject(child)) return value
  const next = without(child, rest)
  return next === child ? value : { ...value, [key]: next }
}

/** The pointers of the leaves of a value, which are what it changes when it is merged over another. */
export function leafPointers(value: unknown, pointer = ''): string[] {
  if (!isObject(value) || isReference(value) || Object.keys(value).length === 0) return [pointer]
  return Object.entries(value).flatMap(([key, child]) => leafPointers(child, `${pointer}/${key}`))
}

/** Whether two JSON values are equal, ignoring the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => isSame(item, b[i]))
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  )
}
