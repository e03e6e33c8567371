import { accountSiteRoutes } from '../account/account-site.ts'
import { accountRoutes } from '../account/embedded-account.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { receiptRoutes } from '../donation/receipt-routes.ts'
import type { App } from '../http/app-env.ts'
import { newsletterRoutes } from '../newsletter/newsletter-routes.ts'
import { sandboxRoutes } from './sandbox-routes.ts'

/** The pages with a form that belong to no layout: the account site, the payment sandbox, receipts and the newsletter. */
export function ownFormRoutes(app: App, options: CallOptions): void {
  const { accountSite } = options.services.accounts
  sandboxRoutes(app, options)
  if (accountSite === null) accountRoutes(app, options)
  else accountSiteRoutes(app, accountSite, options)
  newsletterRoutes(app, options)
  receiptRoutes(app, options)
}
