import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
} from 'openid-client'
import type { AccountSiteConfig } from './account-site-config.ts'
import { type Person, toPerson } from './person.ts'
import type { SignInUnderWay } from './sealed-sign-in.ts'

/** How long what an issuer says of itself is believed. */
const hour = 60 * 60 * 1000
const deadlineSeconds = 10

/** The issuer of an account site. What it does throws the errors of openid-client. */
export interface Issuer {
  /** Where a browser goes to sign in. */
  addressOf(underWay: SignInUnderWay): Promise<string>
  /** Who came back with this answer: the state, the signature and the claims of what it led to are checked. */
  redeem(answer: URLSearchParams, underWay: SignInUnderWay): Promise<Person>
  /** Reads what the issuer says of itself again, the next time it is needed. */
  forget(): void
}

/** Speaks OpenID Connect with the issuer; nothing is asked of it before someone signs in. */
export function openIssuer(config: AccountSiteConfig, now: () => number = Date.now): Issuer {
  let known: { configuration: Promise<Configuration>; until: number } | undefined
  const read = (): Promise<Configuration> => {
    if (known !== undefined && known.until > now()) return known.configuration
    const reading = { configuration: discover(config), until: now() + hour }
    known = reading
    reading.configuration.catch(() => {
      if (known === reading) known = undefined
    })
    return reading.configuration
  }
  return {
    async addressOf({ callback, verifier, state, nonce }) {
      return buildAuthorizationUrl(await read(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }).href
    },
    redeem: async (answer, underWay) => redeem(await read(), answer, underWay),
    forget: () => void (known = undefined),
  }
}

function discover({ issuer, clientId, clientSecret, fetch }: AccountSiteConfig) {
  // In the code flow the library takes TLS for the signature of an ID token; here it is checked as well.
  const execute = [enableNonRepudiationChecks]
  if (issuer.protocol === 'http:') execute.push(allowInsecureRequests)
  return discovery(issuer, clientId, undefined, authOf(clientSecret), {
    [customFetch]: fetch,
    timeout: deadlineSeconds,
    execute,
  })
}

/** As the issuer takes a secret: Basic is what one that says nothing takes (RFC 8414 section 2). */
function authOf(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None()
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? []
    const takesBasic = methods.length === 0 || methods.includes('client_secret_basic')
    return (takesBasic ? basic : post)(server, ...rest)
  }
}

async function redeem(
  configuration: Configuration,
  answer: URLSearchParams,
  { callback, verifier, state, nonce }: SignInUnderWay,
): Promise<Person> {
  const tokens = await authorizationCodeGrant(configuration, new URL(`${callback}?${answer}`), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('The issuer gave no ID token.')
  const mayAsk = configuration.serverMetadata().userinfo_endpoint !== undefined
  // An issuer may keep what is not about the sign-in itself for its UserInfo endpoint (OpenID Connect Core 5.4).
  if (claims.email !== undefined || !mayAsk) return toPerson(claims, claims)
  return toPerson(claims, await fetchUserInfo(configuration, tokens.access_token, claims.sub))
}
