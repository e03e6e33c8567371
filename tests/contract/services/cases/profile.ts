import { expect } from 'vitest'
import {
  eraseOwnData,
  exportOwnData,
  listSessions,
  type Profile,
  readProfile,
  revokeSession,
  revokeSessions,
  updateProfile,
  type UserSession,
} from '#schemas/services/profile.ts'
import { signOut } from '#schemas/services/account.ts'
import { exportPerson, type PersonData } from '#schemas/services/manage-accounts.ts'
import type { Case } from '../case.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

export const profile: Case[] = [
  {
    name: 'a profile is read with its version',
    endpoint: readProfile,
    as: 'partner',
    status: 200,
    check: (data: Profile, _world, reply) => {
      expect(data).toMatchObject({ kind: 'partner', school: null, phone: null })
      expect(reply.headers.get('etag')).toMatch(/^"/)
    },
  },
  {
    name: 'a telephone number is stored and taken away',
    endpoint: updateProfile,
    as: 'partner',
    input: { phone: '0812 3456 7890' },
    status: 200,
    check: async (data: Profile, world) => {
      expect(data.phone).toBe('0812 3456 7890')
      const cleared = await world.call(updateProfile, { as: 'partner', input: { phone: null } })
      expect(cleared.data).toMatchObject({ phone: null })
    },
  },
  {
    name: 'a change from another version is refused',
    endpoint: updateProfile,
    as: 'partner',
    headers: { 'if-match': '"lama"' },
    input: { phone: null },
    status: 412,
  },
  ...Object.entries({ name: 'A', phone: 'telepon' }).map(([field, value]): Case => ({
    name: `a profile refuses a wrong ${field}`,
    endpoint: updateProfile,
    as: 'partner',
    input: { [field]: value },
    status: 400,
    field,
  })),
  {
    name: 'what the server owns cannot be changed',
    endpoint: updateProfile,
    as: 'partner',
    input: { kind: 'admin', email: 'lain@contoh.example', verified: true },
    status: 400,
  },
  {
    name: 'the session of the call is listed',
    endpoint: listSessions,
    as: 'lead_region',
    site: 'lms',
    status: 200,
    check: ({ items }: { items: UserSession[] }) =>
      expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1),
  },
  {
    name: 'a session of nobody cannot be ended',
    endpoint: revokeSession,
    as: 'lead_region',
    input: { id: nobody },
    status: 404,
  },
  {
    name: 'a session is named by its id',
    endpoint: revokeSession,
    as: 'lead_region',
    input: { id: '7' },
    status: 400,
    field: 'id',
  },
  {
    name: 'the other sessions are ended, and this one goes on',
    endpoint: revokeSessions,
    as: 'lead_region',
    status: 200,
    check: async (_data, world) =>
      expect((await world.call(listSessions, { as: 'lead_region' })).status).toBe(200),
  },
  {
    name: 'this one is ended by choice',
    endpoint: revokeSessions,
    as: 'lead_program',
    input: { includeCurrent: true },
    status: 200,
    check: async (_data, world) => {
      expect((await world.call(listSessions, { as: 'lead_program' })).status).toBe(401)
      // The world signs in again after this call only.
      await world.call(signOut, { as: 'lead_program' })
    },
  },
  {
    name: 'a choice that is none',
    endpoint: revokeSessions,
    as: 'lead_region',
    input: { includeCurrent: 'yes' },
    status: 400,
    field: 'includeCurrent',
  },
  {
    name: 'the caller receives what is stored about them, and nothing of others',
    endpoint: exportOwnData,
    as: 'lead_region',
    status: 200,
    check: ({ email, rows }: PersonData, _world, reply) => {
      expect(email).toBe('lead-region@foundation.example')
      expect(rows['accounts']).toMatchObject([{ email, kind: 9 }])
      expect(rows['sessions']?.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toMatch(/hash|partner@/)
      expect(reply.headers.get('cache-control')).toContain('no-store')
    },
  },
  {
    name: 'an account is not erased for the address of somebody else',
    endpoint: eraseOwnData,
    as: 'lead_region',
    input: { email: 'partner@foundation.example' },
    status: 422,
  },
  {
    name: 'an account is not erased without its address',
    endpoint: eraseOwnData,
    as: 'lead_region',
    status: 400,
    field: 'email',
  },
  {
    name: 'a superadmin is not erased by themselves',
    endpoint: eraseOwnData,
    as: 'superadmin',
    input: { email: 'superadmin@foundation.example' },
    status: 409,
  },
  {
    name: 'the last administrator of a site is not erased by themselves',
    endpoint: eraseOwnData,
    as: 'admin',
    site: 'lms',
    input: { email: 'admin@lms.example' },
    status: 409,
  },
  {
    name: 'an account is erased by its owner, whose sessions end',
    endpoint: eraseOwnData,
    as: 'industry',
    site: 'lms',
    input: { email: 'Industry@lms.example' },
    status: 200,
    check: async ({ erased }: { erased: Record<string, number> }, world) => {
      expect(erased).toMatchObject({ accounts: 1, account_passwords: 1, sessions: 1 })
      const own = { as: 'industry', site: 'lms' } as const
      expect((await world.call(listSessions, own)).status).toBe(401)
      const left = await world.call(exportPerson, {
        as: 'admin',
        site: 'lms',
        input: { email: 'industry@lms.example' },
      })
      expect(left.data).toMatchObject({ rows: {} })
      // The world signs somebody new in after this call only.
      await world.call(signOut, own)
    },
  },
]
