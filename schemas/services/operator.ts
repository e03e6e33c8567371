import { z } from 'zod'
import { endpoint, listOf } from '../endpoint.ts'
import { listed } from '../manage/row-calls.ts'
import { Email, PersonName } from './account.ts'
import { SiteId } from './site.ts'

const host = 'services'
const access = ['superadmin'] as const
const kinds = ['superadmin', 'admin'] as const

/** An account that runs a site: a superadmin's, who runs every site, or an administrator's. */
export const Operator = z.object({
  id: z.string(),
  site: z.object({ id: z.string(), title: z.string() }).describe('Where the account was made.'),
  email: z.string(),
  name: z.string(),
  kind: z.enum(kinds),
  isSuspended: z.boolean(),
  createdAt: z.string(),
  signedInAt: z.string().nullable().describe('The last sign-in whose session is still open.'),
})
export type Operator = z.output<typeof Operator>

const NamedOperator = z.strictObject({ site: SiteId, id: z.uuid() })

/** The superadmins and administrators of every site that this server serves, by site and name. */
export const listOperators = endpoint({
  host,
  method: 'GET',
  path: 'v1/manage/operator/list',
  summary: 'Who runs the sites of this server.',
  input: z.object({
    ...listed(),
    site: z.string().max(63).optional().describe('The id of a site; empty is every site.'),
    kind: z.enum(kinds).optional(),
    state: z.enum(['all', 'active', 'suspended']).default('all'),
  }),
  output: listOf(Operator),
  access,
  entities: [],
})

/**
 * Invites an administrator of a site: the link that sets the password is mailed, and no answer has it. An account of this
 * address at the site becomes an administrator's and its sessions end. 404 for an unknown site, 409 for the address of a
 * superadmin.
 */
export const inviteOperator = endpoint({
  host,
  method: 'POST',
  path: 'v1/manage/operator/invite',
  summary: 'Invite an administrator of a site.',
  input: z.strictObject({ site: SiteId, email: Email, name: PersonName }),
  output: Operator,
  access,
  entities: [],
  success: 201,
  throttle: { times: 20, seconds: 600 },
})

/**
 * Ends every session of a superadmin or an administrator, who cannot sign in any more. 404 when the site has no such
 * account, 409 for the last active superadmin and for your own account.
 */
export const suspendOperator = endpoint({
  host,
  method: 'POST',
  path: 'v1/manage/operator/suspend',
  summary: 'Suspend a superadmin or an administrator of any site.',
  input: NamedOperator,
  output: Operator,
  access,
  entities: [],
})

/** Lets a suspended superadmin or administrator sign in again. 404 when the site has no such account. */
export const resumeOperator = endpoint({
  host,
  method: 'POST',
  path: 'v1/manage/operator/resume',
  summary: 'Let a suspended superadmin or administrator sign in again.',
  input: NamedOperator,
  output: Operator,
  access,
  entities: [],
})

/** The endpoints of this area. */
export const operatorEndpoints = [listOperators, inviteOperator, suspendOperator, resumeOperator]
