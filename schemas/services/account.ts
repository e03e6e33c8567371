import { z } from 'zod'
import {
  leaveEmpty,
  writeChallenge,
  writeEmail,
  writeName,
  writePassword,
  writePhone,
  writeSitePath,
  writeVerifier,
} from '../messages.ts'
import { endpoint, UserKind } from '../endpoint.ts'
import { fieldControls } from '../field-controls.ts'
import { sharedAddress } from '../shared-address.ts'

/** The normalised form of an address: in lower case, without spaces around it. */
export const Email = z
  .email({
    error: writeEmail,
  })
  .max(254)
  .transform((email) => email.toLowerCase())
  .meta({ title: 'E-mail' })
export const PersonName = z
  .string()
  .trim()
  .min(2)
  .max(80)
  .regex(/^[^\p{Cc}<>]*$/u, {
    error: writeName,
  })
export const Phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9][0-9 -]{6,18}[0-9]$/, {
    error: writePhone,
  })
  .register(fieldControls, { control: 'tel' })
/** The password as typed; its NFKC form is compared (NIST SP 800-63B section 5.1.1.2). */
export const Password = z
  .string()
  .min(10, {
    error: writePassword,
  })
  .max(128)
  .transform((password) => password.normalize('NFKC'))
  .register(fieldControls, { control: 'password' })
/** A hidden field that people leave empty and bots fill in. */
export const Honeypot = z.literal('', { error: leaveEmpty }).optional()

/** A path of this site where a sign-in returns to: another origin would make it an open redirect. */
export const ReturnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\p{Cc}\\]*$/u, {
    error: writeSitePath,
  })
/** The SHA-256 of a secret that stays in the browser, as base64url: RFC 7636 section 4.2. */
export const CodeChallenge = z.string().regex(/^[\w-]{43}$/, {
  error: writeChallenge,
})
const CodeVerifier = z.string().regex(/^[\w.~-]{43,128}$/, {
  error: writeVerifier,
})
const MailedToken = z.string().min(1).max(200)
const Sent = z.object({ email: z.string() })

/** An account as its owner reads it. `user_kind` is the index of `kind` in `UserKind`. */
export const Me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  kind: UserKind,
  user_kind: z.int().min(0).max(9),
  verified: z.boolean(),
})
export type Me = z.output<typeof Me>

/**
 * Signs a learner up and mails them a link that confirms the address. The answer is the same for an address
 * that already has an account, which receives another mail.
 */
export const signUpCoder = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/auth/signup/coder',
  summary: 'Sign up as a coder.',
  input: z.strictObject({
    name: PersonName,
    email: Email,
    password: Password,
    phone: Phone.optional(),
    schoolId: z.uuid().register(fieldControls, { control: 'school' }).optional(),
    website: Honeypot,
  }),
  output: Sent,
  access: 'public',
  entities: [],
  success: 201,
  throttle: sharedAddress,
})

/** The account of the caller. */
export const readMe = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/user/me',
  summary: 'Your own account.',
  input: z.object({}),
  output: Me,
  access: 'user',
  entities: [],
})

/** The same account, on the auth host. */
export const readUserDetail = endpoint({
  host: 'auth',
  method: 'GET',
  path: 'user/detail',
  summary: 'Your own account.',
  input: z.object({}),
  output: Me,
  access: 'user',
  entities: [],
})

/**
 * Exchanges a code of `/CallbackAuth` for an access token, once, with the verifier of its challenge: RFC 7636.
 * 401 for a code that is unknown, used, expired or of another challenge.
 */
export const exchangeCode = endpoint({
  host: 'auth',
  method: 'POST',
  path: 'generate/token',
  summary: 'An access token for a code.',
  input: z.strictObject({ code: MailedToken, code_verifier: CodeVerifier }),
  output: z.object({
    access_token: z.string(),
    user_kind: z.int().min(0).max(9),
    expires_at: z.string(),
  }),
  access: 'public',
  entities: [],
  throttle: { times: 30, seconds: 60 },
})

/**
 * Checks a password and issues a code for `/CallbackAuth`. 401 for a wrong one, 403 until the address is
 * confirmed.
 */
export const signIn = endpoint({
  host: 'auth',
  method: 'POST',
  path: 'account/sign-in',
  summary: 'A code for an e-mail address and its password.',
  input: z.strictObject({
    email: Email,
    password: z.string().min(1).max(128),
    code_challenge: CodeChallenge,
  }),
  output: z.object({ code: z.string() }),
  access: 'public',
  entities: [],
  throttle: { times: 40, seconds: 900 },
})

/** Ends the session of the access token of the call. */
export const signOut = endpoint({
  host: 'auth',
  method: 'POST',
  path: 'account/sign-out',
  summary: 'Sign out.',
  input: z.object({}),
  output: z.object({ signedOut: z.literal(true) }),
  access: 'user',
  entities: [],
})

/** Mails a link that sets a new password, when the account exists; the answer is always the same. */
export const forgotPassword = endpoint({
  host: 'auth',
  method: 'POST',
  path: 'account/forgot',
  summary: 'Ask for a new password.',
  input: z.strictObject({ email: Email, website: Honeypot }),
  output: Sent,
  access: 'public',
  entities: [],
  throttle: { times: 10, seconds: 600 },
})

/** Sets a new password by a mailed token and ends every session. 410 when the token is used or expired. */
export const resetPassword = endpoint({
  host: 'auth',
  method: 'POST',
  path: 'account/reset',
  summary: 'Set a new password.',
  input: z.strictObject({ token: MailedToken, password: Password }),
  output: Sent,
  access: 'public',
  entities: [],
  throttle: { times: 20, seconds: 600 },
  problems: ['over'],
})

/** Confirms an address by a mailed token. 410 when the token is used or expired. */
export const verifyEmail = endpoint({
  host: 'auth',
  method: 'POST',
  path: 'account/verify',
  summary: 'Confirm an e-mail address.',
  input: z.strictObject({ token: MailedToken }),
  output: Sent,
  access: 'public',
  entities: [],
  throttle: { times: 20, seconds: 600 },
  problems: ['over'],
})

/** The purpose of a mailed link, without using it up; 404 when it is unknown, used or expired. */
export const readToken = endpoint({
  host: 'services',
  method: 'GET',
  path: '{token}',
  summary: 'What a mailed link is for.',
  input: z.object({ token: MailedToken }),
  output: z.object({
    purpose: z.enum(['verify', 'reset']),
    email: z.string().describe('Masked: `s***@sekolah.id`.'),
    expiresAt: z.string(),
  }),
  access: 'public',
  entities: [],
  throttle: { times: 60, seconds: 60 },
})

export const accountEndpoints = [
  signUpCoder,
  readMe,
  readUserDetail,
  exchangeCode,
  signIn,
  signOut,
  forgotPassword,
  resetPassword,
  verifyEmail,
  readToken,
]
