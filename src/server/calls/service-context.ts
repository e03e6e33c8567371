import type { Caller, ServiceContext } from '#src/services/calls.ts'
import { acceptedLocale } from '../http/accepted-locale.ts'
import { addressOf } from '../http/client-address.ts'
import type { CallOptions, SiteRequest } from './call-env.ts'

/** What the services are given of a request: who calls, for which site, from where. */
export function contextOf(
  c: SiteRequest,
  caller: Caller | null,
  { proxies, stopping }: Pick<CallOptions, 'proxies' | 'stopping'>,
): ServiceContext {
  const ifMatch = c.req.header('if-match')
  return {
    siteId: c.var.site.id,
    origin: c.var.origin,
    caller,
    locale: acceptedLocale(c.req.header('accept-language'), c.var.site.layout.locales[0]),
    address: addressOf(c, proxies),
    ...(ifMatch === undefined ? {} : { ifMatch }),
    signal: c.req.raw.signal,
    stopping,
  }
}
