import type { Accounts } from '../../accounts.ts'
import type { Log } from '../database/backend.ts'
import type { Database } from '../database/database.ts'
import type { AccountSiteConfig } from './account-site/account-site-config.ts'
import { openAccountSite } from './account-site/open-account-site.ts'
import { invite } from './account/invite.ts'
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
  accountSite: openAccountSite(database, accountSite, log),
})
