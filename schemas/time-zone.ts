import { z } from 'zod'

/** The time zones of Indonesia: WIB, WITA and WIT. */
export const TimeZone = z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'])
export type TimeZone = z.output<typeof TimeZone>
