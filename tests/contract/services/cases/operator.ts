import { expect } from 'vitest'
import {
  inviteOperator,
  listOperators,
  type Operator,
  resumeOperator,
  suspendOperator,
} from '#schemas/services/operator.ts'
import type { Case, World } from '../case.ts'

const as = 'superadmin'
const nobody = '00000000-0000-4000-8000-000000000000'

/** Invites an administrator of a site, and returns how the account is named. */
async function invited(world: World, email: string) {
  const input = { site: 'demo', email, name: 'Pengelola Contoh' }
  const { data } = await world.call(inviteOperator, { as, input })
  return { site: 'demo', id: (data as Operator).id }
}

export const operator: Case[] = [
  {
    name: 'an administrator of another site is invited, and no answer has the link',
    endpoint: inviteOperator,
    as,
    input: { site: 'demo', email: 'Kepala@contoh.example', name: 'Kepala Contoh' },
    status: 201,
    check: async (data: Operator, world, { body }) => {
      expect(data).toMatchObject({
        site: { id: 'demo' },
        email: 'kepala@contoh.example',
        kind: 'admin',
        isSuspended: false,
        signedInAt: null,
      })
      expect(JSON.stringify(body)).not.toMatch(/token|reset|hash/)
      const listed = await world.call(listOperators, { as, input: { search: 'KEPALA@' } })
      expect(listed.data).toMatchObject({ items: [{ id: data.id }] })
    },
  },
  {
    name: 'those of one site are listed alone',
    endpoint: listOperators,
    as,
    input: { site: 'demo', perPage: '50' },
    status: 200,
    check: ({ items }: { items: Operator[] }) => {
      expect(new Set(items.map(({ site }) => site.id))).toEqual(new Set(['demo']))
      expect(new Set(items.map(({ kind }) => kind)).has('admin')).toBe(true)
    },
  },
  {
    name: 'a kind that runs no site is refused',
    endpoint: listOperators,
    as,
    input: { kind: 'student' },
    status: 400,
    field: 'kind',
  },
  {
    name: 'a site that there is not is not found',
    endpoint: inviteOperator,
    as,
    input: { site: 'tiada', email: 'siapa@contoh.example', name: 'Siapa Contoh' },
    status: 404,
  },
  {
    name: 'what is no address is refused',
    endpoint: inviteOperator,
    as,
    input: { site: 'demo', email: 'siapa', name: 'Siapa Contoh' },
    status: 400,
    field: 'email',
  },
  {
    name: 'an administrator of another site is suspended',
    endpoint: suspendOperator,
    as,
    input: (world) => invited(world, 'ditangguhkan@contoh.example'),
    status: 200,
    check: (data: Operator) => expect(data.isSuspended).toBe(true),
  },
  {
    name: 'an account that the site does not have is not found',
    endpoint: suspendOperator,
    as,
    input: { site: 'demo', id: nobody },
    status: 404,
  },
  {
    name: 'an administrator of another site is resumed',
    endpoint: resumeOperator,
    as,
    input: (world) => invited(world, 'dilanjutkan@contoh.example'),
    status: 200,
    check: (data: Operator) => expect(data.isSuspended).toBe(false),
  },
  {
    name: 'an account that the site does not have is not resumed',
    endpoint: resumeOperator,
    as,
    input: { site: 'demo', id: nobody },
    status: 404,
  },
]
