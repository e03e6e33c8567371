import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { ServiceError } from '../../../service-error.ts'
import type { NotSignedIn } from '../../../accounts.ts'

/** Errors of an authorization answer by which nobody is at fault: OpenID Connect Core section 3.1.2.6. */
const declining = [
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]
const passing = ['temporarily_unavailable', 'server_error']

const away = (reason: string): NotSignedIn => ({ problem: 'away', reason })
const broken = (reason: string): NotSignedIn => ({ problem: 'broken', reason })

/**
 * Why an issuer signs nobody in, by the error that came of asking it; throws on what is none of its. Reasons
 * hold codes and the library's own words: causes would bring tokens and claims into the log.
 */
export function problemOf(error: unknown): NotSignedIn {
  if (error instanceof AuthorizationResponseError) return answered(error.error.slice(0, 80))
  if (error instanceof ResponseBodyError) {
    // The code of an answer was used, is too old or was never given.
    if (error.error === 'invalid_grant') return { problem: 'lost' }
    const reason = `The issuer refuses: ${error.error.slice(0, 80)} (${error.status}).`
    return error.status >= 500 ? away(reason) : broken(reason)
  }
  if (error instanceof WWWAuthenticateChallengeError)
    return broken(`The issuer does not take this client or its token (${error.status}).`)
  if (error instanceof ClientError) return failed(error)
  throw error
}

function answered(code: string): NotSignedIn {
  if (declining.includes(code)) return { problem: 'declined' }
  const reason = `The issuer answers with ${code}.`
  return passing.includes(code) ? away(reason) : broken(reason)
}

function failed({ message, code = '', cause }: ClientError): NotSignedIn {
  if (cause instanceof ServiceError) return away(chained(cause))
  if (cause instanceof Response) {
    const reason = `${message} (${cause.status})`
    return cause.status >= 500 ? away(reason) : broken(reason)
  }
  const reason = `${code} ${message}${because(cause)}`
  return ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(code) ? away(reason) : broken(reason)
}

/** An error of the network with what it came of, down to the address that does not answer. */
const chained = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message.replace(/\.$/, '')}: ${chained(cause)}` : message

// No further down: what cannot be parsed stands in the words of whoever could not.
const because = (cause: unknown) => (cause instanceof Error ? `: ${cause.message}` : '')
