import { z } from 'zod'

export const Weekday = z.enum([
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
])
export type Weekday = z.output<typeof Weekday>

/** A time of day. */
export const Hour = z
  .string()
  .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)
  .describe('Hours and minutes in the zone given with them: `19:30`.')

/** The weekdays of the meetings, and the hours that each of them takes. */
export const ClassHours = z.object({ days: z.array(Weekday).min(1).max(7), from: Hour, to: Hour })
export type ClassHours = z.output<typeof ClassHours>

/** When a class meets: weekdays with hours, or a text where these do not say it. */
export const ClassSchedule = z.union([ClassHours, z.string().min(1).max(160)])
export type ClassSchedule = z.output<typeof ClassSchedule>
