import type { TimeZone } from './time-zone.ts'

/** Hours ahead of UTC: Indonesia has no summer time. Without zod, since browsers import it. */
export const zoneHours: Record<TimeZone, number> = {
  'Asia/Jakarta': 7,
  'Asia/Makassar': 8,
  'Asia/Jayapura': 9,
}

/** The short names of the zones, which are the same in every language. */
export const zoneNames: Record<TimeZone, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
}
