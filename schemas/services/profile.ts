import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Email, Me, PersonName, Phone } from './account.ts'
import { ErasedData, PersonData } from './manage-accounts.ts'

const host = 'services'

/** An account with what its owner may change. */
export const Profile = Me.extend({
  school: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: z.string(),
})
export type Profile = z.output<typeof Profile>

/** The profile of the caller; its ETag is what a change can name. */
export const readProfile = endpoint({
  host,
  method: 'GET',
  path: 'v1/user/profile',
  summary: 'Your profile.',
  input: z.object({}),
  output: Profile,
  access: 'user',
  entities: [],
  isVersioned: true,
})

/**
 * Changes the given fields of the caller's profile. If-Match is honoured where it is sent: 412 when the profile has
 * changed since it was read. 409 at another site than the account's own.
 */
export const updateProfile = endpoint({
  host,
  method: 'POST',
  path: 'v1/user/profile/update',
  summary: 'Change your profile.',
  input: z.strictObject({
    name: PersonName.optional(),
    phone: Phone.nullable().optional().describe('Null takes it away.'),
  }),
  output: Profile,
  access: 'user',
  entities: [],
  isVersioned: true,
  throttle: { times: 30, seconds: 60 },
})

/** A place where the caller is signed in. */
export const UserSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean().describe('Whether this call was made with it.'),
})
export type UserSession = z.output<typeof UserSession>

/** The sessions of the caller that have not expired, newest first. */
export const listSessions = endpoint({
  host,
  method: 'GET',
  path: 'v1/user/session/list',
  summary: 'Where you are signed in.',
  input: z.object({}),
  output: z.object({ items: z.array(UserSession) }),
  access: 'user',
  entities: [],
})

/** Ends one session of the caller, which may be the one of the call. Null and 404 for one of somebody else. */
export const revokeSession = endpoint({
  host,
  method: 'POST',
  path: 'v1/user/session/revoke',
  summary: 'Sign out somewhere.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ revoked: z.int().nonnegative() }),
  access: 'user',
  entities: [],
})

/** Ends every other session of the caller, and that of the call too when `includeCurrent` says so. */
export const revokeSessions = endpoint({
  host,
  method: 'POST',
  path: 'v1/user/session/revoke-all',
  summary: 'Sign out everywhere.',
  input: z.strictObject({ includeCurrent: z.boolean().default(false) }),
  output: z.object({ revoked: z.int().nonnegative() }),
  access: 'user',
  entities: [],
})

/** Everything that the site stores about the caller. Passwords and tokens are left out. 409 at another site than the account's own. */
export const exportOwnData = endpoint({
  host,
  method: 'GET',
  path: 'v1/user/data/export',
  summary: 'What the site stores about you.',
  input: z.object({}),
  output: PersonData,
  access: 'user',
  entities: [],
  throttle: { times: 10, seconds: 600 },
})

/**
 * Erases the caller's account and what the site stores about them, and ends their sessions. Records that the law requires,
 * such as invoices, stay without the name. It cannot be undone. 422 unless the address is the account's own; 409 for a
 * superadmin, for the last administrator of the site, and at another site than the account's own.
 */
export const eraseOwnData = endpoint({
  host,
  method: 'POST',
  path: 'v1/user/data/erase',
  summary: 'Erase your account and what the site stores about you, for good.',
  input: z.strictObject({
    email: Email.describe('Your own address, typed once more.'),
  }),
  output: ErasedData,
  access: 'user',
  entities: [],
  signedInWithin: 300,
  throttle: { times: 10, seconds: 600 },
})

/** The endpoints of this area. */
export const profileEndpoints = [
  readProfile,
  updateProfile,
  listSessions,
  revokeSession,
  revokeSessions,
  exportOwnData,
  eraseOwnData,
]
