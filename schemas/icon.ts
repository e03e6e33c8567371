import { z } from 'zod'

/** The line drawings that blocks have, by name. */
export const IconName = z.enum([
  'award',
  'book',
  'briefcase',
  'chart',
  'chat',
  'clock',
  'code',
  'compass',
  'heart',
  'people',
  'pin',
  'screen',
  'shield',
  'sprout',
])
export type IconName = z.output<typeof IconName>
