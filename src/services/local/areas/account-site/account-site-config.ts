import { z } from 'zod'
import type { CustomFetch } from 'openid-client'

/**
 * An issuer as OpenID Connect Discovery names it: its metadata stand below it, so that it has no query and is
 * no address of metadata itself. Over http only on this machine, where nobody listens in between.
 */
function isIssuer(address: string): boolean {
  const { protocol, hostname, search, hash, username, password, pathname } = new URL(address)
  const isSafe =
    protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname.toLowerCase())
  const isPlain = [search, hash, username, password].every((part) => part === '')
  return isSafe && isPlain && !pathname.includes('/.well-known/')
}

/** What the environment says of an account site that is another system's. */
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
  /** What only the servers of this system know. */
  secret: string
  /** The way to the issuer, and to nothing else in a private network. */
  fetch: CustomFetch
}

/** The account site that the environment names, if any. Throws with the name of the variable that is missing. */
export function toAccountSiteConfig(
  environment: AccountSiteEnvironment,
  secret: string,
  fetchFrom: (host: string) => CustomFetch,
): AccountSiteConfig | undefined {
  const { ACCOUNT_URL: url, ACCOUNT_CLIENT_ID: clientId } = environment
  if (url === undefined) return undefined
  if (clientId === undefined)
    throw new Error('ACCOUNT_CLIENT_ID is missing: ACCOUNT_URL names an account site.')
  const issuer = new URL(url)
  const clientSecret = environment.ACCOUNT_CLIENT_SECRET
  return { issuer, clientId, clientSecret, secret, fetch: fetchFrom(issuer.hostname) }
}
