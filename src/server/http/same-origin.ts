import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { bilingual } from '#schemas/bilingual.ts'
import { ServiceError } from '#src/services/service-error.ts'

/**
 * Throws ServiceError unless a form was sent from a page of this very host, so that no other site can send one in a
 * visitor's name. Browsers say so in Sec-Fetch-Site; one that does not must name this host in Origin.
 */
export function requireSameOrigin(c: Context): void {
  const fetchSite = c.req.header('sec-fetch-site')
  if (fetchSite !== undefined) {
    if (fetchSite === 'same-origin') return
    throw fromElsewhere()
  }
  const origin = c.req.header('origin')
  if (
    origin === undefined ||
    !URL.canParse(origin) ||
    new URL(origin).host !== c.req.header('host')
  )
    throw fromElsewhere()
}

/**
 * The same for the form of a page, which the origins in the site's setting `cors` may send too. It takes no cookie, so that
 * nobody is signed in by where it comes from.
 */
export function requireFormOrigin(c: Context<AppEnv>): void {
  const { origins = [] } = c.var.site.settings.cors ?? {}
  if (!origins.includes(c.req.header('origin') ?? '')) requireSameOrigin(c)
}

const fromOtherSite = bilingual({
  id: 'Formulir ini dikirim dari situs lain.',
  en: 'This form was sent from another site.',
})

const fromElsewhere = () => new ServiceError(403, fromOtherSite)
