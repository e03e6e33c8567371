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

/** How long the issuer's metadata are cached. */
const hour = 60 * 60 * 1000
const deadlineSeconds = 10

/** The issuer of an account site. Its functions throw the errors of openid-client. */
export interface Issuer {
  /** The address where a browser signs in. */
  addressOf(underWay: SignInUnderWay): Promise<string>
  /** The person that returned with this response, after checks of the state, the signature and the claims. */
  redeem(answer: URLSearchParams, underWay: SignInUnderWay): Promise<Person>
  /** Discards the cached metadata, so that the next use reads them again. */
  forget(): void
}

/** Opens an OpenID Connect client for the issuer; the first sign-in sends the first request. */
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
  // In the code flow the library accepts TLS in place of the ID token's signature; this checks the signature as
  // well.
  const execute = [enableNonRepudiationChecks]
  if (issuer.protocol === 'http:') execute.push(allowInsecureRequests)
  return discovery(issuer, clientId, undefined, authOf(clientSecret), {
    [customFetch]: fetch,
    timeout: deadlineSeconds,
    execute,
  })
}

/**
 * Client authentication as the issuer supports it; an issuer without a list supports Basic (RFC 8414 section
 * 2).
 */
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
  // An issuer may return claims about the person only at its UserInfo endpoint (OpenID Connect Core 5.4).
  if (claims.email !== undefined || !mayAsk) return toPerson(claims, claims)
  return toPerson(claims, await fetchUserInfo(configuration, tokens.access_token, claims.sub))
}
