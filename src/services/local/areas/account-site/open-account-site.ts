import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import type { AccountSite, NotSignedIn } from '../../../accounts.ts'
import type { Log } from '../../database/backend.ts'
import type { Database } from '../../database/database.ts'
import type { AccountSiteConfig } from './account-site-config.ts'
import { openIssuer } from './issuer.ts'
import { signInPerson } from './link-account.ts'
import { problemOf } from './issuer-problems.ts'
import { openSignInSeals } from './sealed-sign-in.ts'

/**
 * Opens the account site of an issuer: a person that signs in there receives a code of our own, for an account
 * of ours.
 */
export function openAccountSite(
  database: Database,
  config: AccountSiteConfig,
  log: Log,
): AccountSite {
  const issuer = openIssuer(config)
  const seals = openSignInSeals(config.secret)
  const asking = async <T>(work: () => Promise<T>): Promise<T | NotSignedIn> => {
    try {
      return await work()
    } catch (error) {
      const found = problemOf(error)
      // The issuer's metadata may have changed.
      if (found.reason !== undefined) issuer.forget()
      return found
    }
  }
  return {
    name: config.issuer.host,
    begin: (siteId, callback, begun) =>
      asking(async () => {
        const own = { state: randomState(), nonce: randomNonce() }
        const underWay = { begun, callback, verifier: randomPKCECodeVerifier(), ...own }
        return { to: await issuer.addressOf(underWay), sealed: await seals.seal(siteId, underWay) }
      }),
    async finish(siteId, sealed, answer) {
      const underWay = await seals.open(siteId, sealed)
      if (underWay === undefined || answer.get('state') !== underWay.state)
        return { problem: 'lost' }
      const person = await asking(() => issuer.redeem(answer, underWay))
      if ('problem' in person) return person
      const { begun } = underWay
      const signedIn = await signInPerson(database, person, {
        siteId,
        challenge: begun.challenge,
      })
      if ('problem' in signedIn) return signedIn
      const { code, linkedTo } = signedIn
      if (linkedTo !== undefined)
        log('An account is linked to the account site', { site: siteId, account: linkedTo })
      return { code, begun }
    },
  }
}
