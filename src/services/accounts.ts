import type { UserKind } from '#schemas/endpoint.ts'
import type { Caller } from './calls.ts'
import type { Operators } from './operators.ts'

/** The person that receives an account, its kind, and what a lead is tied to: a programme by its slug or id, a province by its id. */
export interface Invitation {
  email: string
  name: string
  kind: UserKind
  program?: string | undefined
  province?: string | undefined
}

/** A sign-in as a browser starts it. */
export interface SignInBegun {
  /** The code challenge of RFC 7636, method S256, for the code that the browser will receive. */
  challenge: string
  state: string
  /** A path of the site. */
  returnPath: string
}

/** Why a sign-in at another account site failed. `lost`: the sign-in was started elsewhere, too long ago, or has ended. */
export type SignInProblem =
  | 'lost'
  | 'declined'
  | 'unverified'
  | 'taken'
  | 'suspended'
  | 'away'
  | 'broken'

export interface NotSignedIn {
  problem: SignInProblem
  /** For the log, where an operator can do something about it. */
  reason?: string
}

/** An account site of another system, where people authenticate; accounts and sessions stay our own. */
export interface AccountSite {
  /** Its host, as it is shown to people. */
  name: string
  /** The address where the browser signs in and returns to `callback`, and the state that it stores meanwhile, encrypted. */
  begin(
    siteId: string,
    callback: string,
    begun: SignInBegun,
  ): Promise<{ to: string; sealed: string } | NotSignedIn>
  /** The code for the person that returned, from the stored state and the parameters of the return. */
  finish(
    siteId: string,
    sealed: string,
    answer: URLSearchParams,
  ): Promise<{ code: string; begun: SignInBegun } | NotSignedIn>
}

/** The accounts of all sites. */
export interface Accounts {
  /** The owner of this access token at this site; null when it is unknown, revoked or of another site. */
  identify(siteId: string, bearer: string): Promise<Caller | null>
  /**
   * Creates an account of a kind and returns the link that sets its password, or that leads to the sign-in
   * where another account site is configured. Throws ServiceError where another system stores the accounts, and where the
   * kind leads no such programme or province.
   */
  invite(siteId: string, origin: string, invitation: Invitation): Promise<string>
  /** Those who run the sites; where another system stores the accounts, each of its calls throws ServiceError. */
  operators: Operators
  /** Null where people sign in with a password here, or where another system stores the accounts. */
  accountSite: AccountSite | null
}
