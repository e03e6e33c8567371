import { isTimeZone } from './json-time.ts'
import { RestProblem } from './rest-problem.ts'

const offered = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const

type Offered = typeof offered

/** The preferences of a request (RFC 7240); of several, the first counts. */
export type Preferences = {
  [K in keyof Offered]: Offered[K][number] | undefined
} & { maxAffected: number | undefined; timezone: string | undefined }

/** Reads the header `Prefer`. Throws on an unknown preference only for `handling=strict`. */
export function parsePreferences(header: string | null): Preferences {
  const named = (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const find = <K extends keyof Offered>(key: K): Offered[K][number] | undefined => {
    const values: readonly Offered[K][number][] = offered[key]
    return values.find((value) => named.find((part) => known(key, part)) === `${key}=${value}`)
  }
  const [, affected] =
    /^max-affected=(\d{1,9})$/.exec(named.find((part) => part.startsWith('max-affected=')) ?? '') ??
    []
  const preferences: Preferences = {
    resolution: find('resolution'),
    missing: find('missing'),
    return: find('return'),
    count: find('count'),
    tx: find('tx'),
    handling: find('handling'),
    maxAffected: affected === undefined ? undefined : Number(affected),
    timezone: named.map(zoneOf).find((zone) => zone !== undefined),
  }
  if (preferences.handling === 'strict') requireKnown(named)
  return preferences
}

const known = (key: keyof Offered, part: string) =>
  offered[key].some((value) => part === `${key}=${value}`)

/** The time zone that a preference names: `timezone=Asia/Jakarta`. */
function zoneOf(part: string): string | undefined {
  const [, name = ''] = /^timezone=([\w/+-]{1,60})$/.exec(part) ?? []
  return name !== '' && isTimeZone(name) ? name : undefined
}

function requireKnown(named: string[]): void {
  const keys = ['resolution', 'missing', 'return', 'count', 'tx', 'handling'] as const
  const unknown = named.filter(
    (part) =>
      !part.startsWith('max-affected=') &&
      zoneOf(part) === undefined &&
      !keys.some((key) => known(key, part)),
  )
  if (unknown.length === 0) return
  throw new RestProblem(400, 'PGRST122', {
    message: 'Invalid preferences given with handling=strict',
    details: `Invalid preferences: ${unknown.join(', ')}`,
  })
}

type Applicable = keyof Offered | 'maxAffected' | 'timezone'

/** The header with the preferences that the answer applies; empty when there are none. */
export function preferenceApplied(
  preferences: Preferences,
  applicable: Applicable[],
): Record<string, string> {
  const applied = applicable.flatMap((key) => {
    const value = preferences[key]
    if (value === undefined) return []
    if (key !== 'maxAffected') return [`${key}=${value}`]
    return preferences.handling === 'strict' ? [`max-affected=${value}`] : []
  })
  return applied.length === 0 ? {} : { 'preference-applied': applied.join(', ') }
}
