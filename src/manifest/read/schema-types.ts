/** Whether a value has a type of JSON Schema. */
export function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'number':
      return Number.isFinite(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type
  }
}
