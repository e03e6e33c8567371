import { readFacts } from '#schemas/pictures.ts'

/** The types of schema.org whose picture search engines show, and which must not be an SVG. */
const pictured = new Set([
  'Article',
  'Course',
  'EducationalOccupationalProgram',
  'Event',
  'PodcastEpisode',
])

/** Structured data of what a page is about with the picture of the page, where it has none of its own that search engines show. */
export function withPicture(data: object, picture: string | undefined): object {
  const { '@type': type, image } = Object(data) as { '@type'?: unknown; image?: unknown }
  const isShown = typeof image === 'string' && !/\.svg(\?|#|$)/.test(image)
  if (picture === undefined || isShown || typeof type !== 'string' || !pictured.has(type))
    return data
  return { ...data, image: picture }
}

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
