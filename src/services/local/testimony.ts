import { asc, desc, eq } from 'drizzle-orm'
import { listTestimonies } from '#schemas/services/testimony.ts'
import { bind, type Binding, type Serve } from '../service.ts'
import type { Database } from './database.ts'
import { testimonies } from './schema/testimony.ts'

/** Testimonies of a site, newest first. The database gives a visitor approved ones only. */
export const serveListTestimonies =
  (database: Database): Serve<typeof listTestimonies> =>
  ({ siteId }, { limit }) =>
    database.transaction({ role: 'visitor', siteId }, (tx) =>
      tx
        .select({
          id: testimonies.id,
          name: testimonies.name,
          role: testimonies.role,
          message: testimonies.message,
          rating: testimonies.rating,
        })
        .from(testimonies)
        .where(eq(testimonies.siteId, siteId))
        .orderBy(desc(testimonies.sentAt), asc(testimonies.id))
        .limit(limit),
    )

/** What this area fulfils. */
export const testimonyBindings = (database: Database): Binding[] => [
  bind(listTestimonies, serveListTestimonies(database)),
]
