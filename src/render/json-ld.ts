import { readFacts } from '#schemas/pictures.ts'

/** The properties of schema.org whose values are addresses, as blocks use them. */
const addresses = new Set([
  '@id',
  'contentUrl',
  'embedUrl',
  'image',
  'item',
  'logo',
  'sameAs',
  'thumbnailUrl',
  'url',
])

/** Structured data whose paths of the site are absolute addresses, which schema.org requires. */
export const withAbsoluteAddresses = (data: object, origin: string): object =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, inProperty(name, value, origin)]),
  )

function inProperty(name: string, value: unknown, origin: string): unknown {
  if (typeof value === 'string')
    return addresses.has(name) && value.startsWith('/') ? origin + readFacts(value).address : value
  if (Array.isArray(value)) return value.map((one) => inProperty(name, one, origin))
  return typeof value === 'object' && value !== null ? withAbsoluteAddresses(value, origin) : value
}
