import type { AccountSite, Accounts } from '../../accounts.ts'
import type { Log } from '../database/backend.ts'
import type { Database } from '../database/database.ts'
import type { AccountSiteConfig } from './account-site/account-site-config.ts'
import { invite } from './account/invite.ts'
import { openOperators } from './people/open-operators.ts'
import { identify } from './account/session.ts'

/** The accounts of the database. Passwords are replaced by the account site, where one is configured. */
export const openLocalAccounts = (
  database: Database,
  accountSite: AccountSiteConfig | undefined,
  log: Log,
): Accounts => ({
  identify: (siteId, bearer) => identify(database, siteId, bearer),
  invite: (siteId, origin, invitation) =>
    invite(database, { siteId, origin }, { ...invitation, hasPassword: accountSite === undefined }),
  operators: openOperators(database, accountSite === undefined),
  accountSite: accountSite === undefined ? null : accountSiteOf(database, accountSite, log),
})

/** The account site, whose client is loaded with the first sign-in. */
function accountSiteOf(database: Database, config: AccountSiteConfig, log: Log): AccountSite {
  const open = async () => {
    const { openAccountSite } = await import('./account-site/open-account-site.ts')
    return openAccountSite(database, config, log)
  }
  let opened: Promise<AccountSite> | undefined
  const site = () => (opened ??= open())
  return {
    name: config.issuer.host,
    begin: async (...begun) => (await site()).begin(...begun),
    finish: async (...finished) => (await site()).finish(...finished),
  }
}
