import { RestProblem } from './rest-problem.ts'

/** The format of an answer with rows. */
export interface Media {
  kind: 'array' | 'object' | 'csv'
  hasNulls: boolean
  contentType: string
  /** The time zone in which times are written; UTC without. */
  timeZone?: string | undefined
}

const vendor = 'application/vnd.pgrst.'
const json: Media = {
  kind: 'array',
  hasNulls: true,
  contentType: 'application/json; charset=utf-8',
}

const offered = new Map<string, Media>([
  ['*/*', json],
  ['application/*', json],
  ['application/json', json],
  [`${vendor}array`, json],
  [`${vendor}array+json`, json],
  ...['object', 'object+json'].map((name): [string, Media] => [
    vendor + name,
    { kind: 'object', hasNulls: true, contentType: `${vendor}object+json; charset=utf-8` },
  ]),
  ['text/*', { kind: 'csv', hasNulls: true, contentType: 'text/csv; charset=utf-8' }],
  ['text/csv', { kind: 'csv', hasNulls: true, contentType: 'text/csv; charset=utf-8' }],
])

/** The first supported format of `Accept`, by quality. Throws when none is supported. */
export function parseAccept(header: string | null): Media {
  if (header === null || header.trim() === '') return json
  const asked = header
    .split(',')
    .slice(0, 20)
    .map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
    .toSorted((a, b) => qualityOf(b) - qualityOf(a))
  for (const [type = '', ...parameters] of asked) {
    const media = offered.get(type)
    if (media === undefined) continue
    const isStripped = parameters.includes('nulls=stripped') && type.startsWith(vendor)
    return isStripped ? stripped(media) : media
  }
  const types = header.split(',').map((part) => part.trim())
  throw new RestProblem(
    406,
    'PGRST107',
    `None of these media types are available: ${types.join(', ')}`,
  )
}

const stripped = (media: Media): Media => ({
  kind: media.kind,
  hasNulls: false,
  contentType: `${vendor}${media.kind}+json;nulls=stripped; charset=utf-8`,
})

function qualityOf([, ...parameters]: string[]): number {
  const found = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = Number(found?.slice(2) ?? 1)
  return Number.isNaN(quality) ? 0 : quality
}
