import { z } from 'zod'
import type { CustomFetch } from 'openid-client'
import { OperatorError } from '../../../operator-error.ts'

/**
 * Whether an address is an issuer as OpenID Connect Discovery defines it: metadata are found below it, so it
 * has no query and is not itself the address of metadata. Plain http is accepted on this machine only, where
 * nothing can intercept it.
 */
function isIssuer(address: string): boolean {
  const { protocol, hostname, search, hash, username, password, pathname } = new URL(address)
  const isSafe =
    protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname.toLowerCase())
  const isPlain = [search, hash, username, password].every((part) => part === '')
  return isSafe && isPlain && !pathname.includes('/.well-known/')
}

/** Environment variables of an account site that another system provides. */
export const AccountSiteEnvironment = z.object({
  ACCOUNT_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an issuer such as https://account.example.id',
      abort: true,
    })
    .refine(isIssuer, {
      error:
        'must be an issuer of OpenID Connect over https, without a query; http only on localhost',
    })
    .optional()
    .describe('Where people sign in, by OpenID Connect, instead of the embedded account pages.'),
  ACCOUNT_CLIENT_ID: z.string().min(1).optional(),
  ACCOUNT_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('A client without one is public, and proves itself by PKCE alone.'),
})
export type AccountSiteEnvironment = z.output<typeof AccountSiteEnvironment>

export interface AccountSiteConfig {
  issuer: URL
  clientId: string
  clientSecret: string | undefined
  /** A secret that only the servers of this system have. */
  secret: string
  /** A fetch that reaches the issuer, and no other host of a private network. */
  fetch: CustomFetch
}

/** The account site that the environment configures, if any. Throws with the name of a missing variable. */
export function toAccountSiteConfig(
  environment: AccountSiteEnvironment,
  secret: string,
  fetchFrom: (host: string) => CustomFetch,
): AccountSiteConfig | undefined {
  const { ACCOUNT_URL: url, ACCOUNT_CLIENT_ID: clientId } = environment
  if (url === undefined) return undefined
  if (clientId === undefined)
    throw new OperatorError('ACCOUNT_CLIENT_ID is missing: ACCOUNT_URL names an account site.')
  const issuer = new URL(url)
  const clientSecret = environment.ACCOUNT_CLIENT_SECRET
  return { issuer, clientId, clientSecret, secret, fetch: fetchFrom(issuer.hostname) }
}
