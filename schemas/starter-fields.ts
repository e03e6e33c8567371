import { z } from 'zod'
import { addressForm } from './address.ts'
import { localised, rowTexts } from './row-texts.ts'

/** The name by which other rows and addresses refer to a row. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)
  .describe('Its name in addresses and in other rows: lower-case letters, digits and hyphens.')
/** A file of the layout: `asset:covers/one.svg`. */
export const Picture = z
  .string()
  .regex(/^asset:[A-Za-z0-9._/-]+$/)
  .describe('A picture of the layout: asset:covers/one.svg is assets/covers/one.svg.')
/** The cover of a row and what it shows, which an editor is asked for when it is left out. */
export const coverFields = {
  cover: Picture.optional(),
  coverAlt: localised(rowTexts.post.coverAlt).default(''),
}
/** Where to go: a path of the site, or an address over https. */
export const Address = z.string().max(2000).regex(addressForm, {
  error: 'must be a path that begins with / or an https: address',
})
const days = z.int().min(-3650).max(3650)
const fromLoad = 'days from the day that the rows are loaded'
/** A day, in days from the load of the rows: negative ones have passed. */
export const dayOf = (what: string) =>
  days.describe(`${what}: ${fromLoad}; negative ones have passed.`)
/** A day that has come, in days from the load of the rows. */
export const pastDay = (what: string) =>
  days.max(0).describe(`${what}: ${fromLoad}, 0 or negative.`)
/** A time of day. */
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 09:30' })
