import { z } from 'zod'
import { redirectForm } from './address.ts'

/** A path as a manifest writes it. */
export const SitePath = z.string().max(200).regex(/^\//, { error: 'must begin with /' })

/** A path that answers 410. */
export const GonePath = SitePath.regex(/[^/]$/, { error: 'must not end with /' }).meta({
  description: 'Withdrawn for good, with all below it: answered with 410 in place of any route.',
})

/** A path that leads to another, or to another site. */
export const Redirect = z.strictObject({
  from: SitePath,
  to: z
    .string()
    .max(2000)
    .regex(redirectForm, { error: 'must be a path that begins with /, or an https: address' })
    .meta({
      description:
        'A path of this site or an address. A path without a query of its own keeps that of the request.',
    }),
  status: z.union([z.literal(301), z.literal(302), z.literal(308)]).default(301),
})
