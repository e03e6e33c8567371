import { z } from 'zod'
import { endpoint, listOf, UserKind } from '../endpoint.ts'
import { listed, NamedRow } from '../manage/row-calls.ts'
import { Email } from './account.ts'
import { LeadArea, ProvinceId } from './lead-area.ts'

const host = 'services'
const access = ['superadmin', 'admin'] as const

/** An account as those see it who manage the site. */
export const ManagedAccount = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  kind: UserKind,
  user_kind: z.int(),
  isSuspended: z.boolean(),
  verified: z.boolean(),
  createdAt: z.string(),
  signedInAt: z.string().nullable().describe('The last sign-in whose session is still open.'),
  leads: LeadArea.nullable().describe('What a lead sees the figures of; null for the other kinds.'),
})
export type ManagedAccount = z.output<typeof ManagedAccount>

/** The accounts of the site, the newest first. */
export const listAccounts = endpoint({
  host,
  method: 'GET',
  path: 'v1/manage/account/list',
  summary: 'The accounts of the site.',
  input: z.object({
    ...listed(),
    kind: UserKind.optional(),
    state: z.enum(['all', 'active', 'suspended']).default('all'),
  }),
  output: listOf(ManagedAccount),
  access,
  entities: [],
})

/** Ends every session of an account and refuses new ones. 404 when there is none, 409 for your own, 403 for a superadmin's. */
export const suspendAccount = endpoint({
  host,
  method: 'POST',
  path: 'v1/manage/account/suspend',
  summary: 'Suspend an account: its sessions end, and it cannot sign in.',
  input: NamedRow,
  output: ManagedAccount,
  access,
  entities: [],
})

/** Lets a suspended account sign in again. 404 when there is none. */
export const resumeAccount = endpoint({
  host,
  method: 'POST',
  path: 'v1/manage/account/resume',
  summary: 'Let a suspended account sign in again.',
  input: NamedRow,
  output: ManagedAccount,
  access,
  entities: [],
})

/**
 * Ties a lead to the programme or the province whose figures it sees: `program` is for kind lead_program, `province` for
 * lead_region, and 422 for another kind. With neither the lead sees the whole site. 404 when there is no such account.
 */
export const setLeadArea = endpoint({
  host,
  method: 'POST',
  path: 'v1/manage/account/area',
  summary: 'Say which programme or province a lead sees the figures of.',
  input: NamedRow.extend({
    program: z.string().min(1).max(200).optional().describe('Its slug or id.'),
    province: ProvinceId.optional(),
  }),
  output: ManagedAccount,
  access,
  entities: [],
})

/** A person, who may have an account or may only have sent something with this address. */
const Person = z.strictObject({ email: Email })

/** What the site stores about a person. */
export const PersonData = z.object({
  email: z.string(),
  rows: z
    .record(z.string(), z.array(z.record(z.string(), z.json())))
    .describe('By table; the columns are named as the database names them.'),
})
export type PersonData = z.output<typeof PersonData>

/** What was erased of a person. */
export const ErasedData = z.object({
  erased: z.record(z.string(), z.int()).describe('How many rows, by table.'),
})

/** Everything that the site stores about the person with an address. Passwords and tokens are left out. */
export const exportPerson = endpoint({
  host,
  method: 'GET',
  path: 'v1/manage/person/export',
  summary: 'What the site stores about a person, for that person.',
  input: Person,
  output: PersonData,
  access,
  entities: [],
})

/**
 * Erases what the site stores about a person. Records that the law requires, such as invoices, stay without the
 * person's name. It cannot be undone. 409 for yourself, 403 for a superadmin.
 */
export const erasePerson = endpoint({
  host,
  method: 'POST',
  path: 'v1/manage/person/erase',
  summary: 'Erase what the site stores about a person, for good.',
  input: Person,
  output: ErasedData,
  access,
  entities: [],
  signedInWithin: 300,
})

/** The endpoints of this area. */
export const manageAccountsEndpoints = [
  listAccounts,
  suspendAccount,
  resumeAccount,
  setLeadArea,
  exportPerson,
  erasePerson,
]
