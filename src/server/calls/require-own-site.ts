import type { Context } from 'hono'
import { refuseInBoth } from '#src/services/service-error.ts'
import type { CallEnv } from './call-env.ts'

/** The headers in which clients name the site that they call. */
const named = ['lmsId', 'X-App-Authorization']

const another = {
  id: '{header} menyebut situs lain. Kirim id situs yang alamatnya Anda panggil.',
  en: '{header} names another site. Send the id of the site whose host you call.',
}

/** Throws ServiceError with 403 for a call that names another site than that of its host. */
export function requireOwnSite(c: Context<CallEnv>): void {
  for (const header of named) {
    const id = c.req.header(header)
    if (id !== undefined && id !== '' && id !== c.var.site.id)
      throw refuseInBoth(403, another, { values: { header } })
  }
}
