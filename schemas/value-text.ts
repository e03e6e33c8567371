const deepest = 12

/**
 * A value as text, the same for values of the same structure: keys in order, and what JSON lacks by its name. What learners'
 * code returned and what a check expects are compared and shown as these texts.
 */
export function valueText(value: unknown, depth = 0): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return 'function'
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth > deepest) return '…'
  const inside = (one: unknown) => valueText(one, depth + 1)
  if (Array.isArray(value)) return `[${Array.from(value, inside).join(', ')}]`
  if (value instanceof Set) return `Set {${[...value].map(inside).join(', ')}}`
  if (value instanceof Map) return `Map ${inside([...value])}`
  if (value instanceof Date) return `Date ${value.getTime()}`
  if (value instanceof Error) return `${value.name}: ${value.message}`
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}: ${inside(one)}`).join(', ')}}`
}
