import { z } from 'zod'
import { addressForm } from './address.ts'

/** The name by which other rows and addresses refer to a row. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)
/** A file of the layout: `asset:covers/one.svg`. */
export const Picture = z.string().regex(/^asset:[A-Za-z0-9._/-]+$/)
/** Where to go: a path of the site, or an address over https. */
export const Address = z.string().max(2000).regex(addressForm, {
  error: 'must be a path that begins with / or an https: address',
})
/** Days from the load of the rows: negative ones have passed. */
export const days = z.int().min(-3650).max(3650)
/** A time of day. */
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 09:30' })
