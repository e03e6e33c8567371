import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { ServiceError } from '../../../service-error.ts'
import type { NotSignedIn } from '../../../accounts.ts'

/** Errors of an authorization response that no operator can mend: OpenID Connect Core section 3.1.2.6. */
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
 * Maps an error of a request to an issuer to why the sign-in failed; rethrows other errors. Reasons contain
 * codes and the library's messages only: causes would write tokens and claims into the log.
 */
export function problemOf(error: unknown): NotSignedIn {
  if (error instanceof AuthorizationResponseError) return answered(error.error.slice(0, 80))
  if (error instanceof ResponseBodyError) {
    // The code of the response was used before, has expired or was never issued.
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

/** The message of a network error with those of its causes, down to the address that does not answer. */
const chained = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message.replace(/\.$/, '')}: ${chained(cause)}` : message

// Only one level: a parser's own message may quote what it could not parse.
const because = (cause: unknown) => (cause instanceof Error ? `: ${cause.message}` : '')
