import { expect } from 'vitest'
import { signUpCoder } from '#schemas/services/account.ts'
import {
  erasePerson,
  exportPerson,
  listAccounts,
  type ManagedAccount,
  type PersonData,
  resumeAccount,
  suspendAccount,
} from '#schemas/services/manage-accounts.ts'
import type { Case, World } from '../case.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const password = 'kata sandi yang panjang'

/** Adds an account, and returns its id. */
async function added(world: World, email: string): Promise<{ id: string }> {
  await world.call(signUpCoder, { input: { name: 'Orang Contoh', email, password } })
  const { data } = await world.call(listAccounts, { as: 'admin', input: { search: email } })
  return { id: (data as { items: ManagedAccount[] }).items[0]?.id ?? nobody }
}

export const manageAccounts: Case[] = [
  {
    name: 'accounts are listed by kind',
    endpoint: listAccounts,
    as: 'admin',
    input: { kind: 'mentor', perPage: '5' },
    status: 200,
    check: ({ items }: { items: ManagedAccount[] }) => {
      expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['mentor']))
    },
  },
  {
    name: 'a kind that is none is refused',
    endpoint: listAccounts,
    as: 'admin',
    input: { kind: 'pelatih' },
    status: 400,
    field: 'kind',
  },
  {
    name: 'an account is suspended',
    endpoint: suspendAccount,
    as: 'admin',
    input: (world) => added(world, 'tangguh@contoh.example'),
    status: 200,
    check: async (data: ManagedAccount, world) => {
      expect(data.isSuspended).toBe(true)
      const listed = await world.call(listAccounts, {
        as: 'admin',
        input: { state: 'suspended', search: 'tangguh@contoh.example' },
      })
      expect(listed.data).toMatchObject({ items: [{ id: data.id }] })
    },
  },
  {
    name: 'an account that there is not is not found',
    endpoint: suspendAccount,
    as: 'admin',
    input: { id: nobody },
    status: 404,
  },
  {
    name: 'what is no id is refused',
    endpoint: suspendAccount,
    as: 'admin',
    input: { id: 'tangguh' },
    status: 400,
    field: 'id',
  },
  {
    name: 'an account is resumed',
    endpoint: resumeAccount,
    as: 'admin',
    input: (world) => added(world, 'lanjut@contoh.example'),
    status: 200,
    check: (data: ManagedAccount) => expect(data.isSuspended).toBe(false),
  },
  {
    name: 'an account that there is not is not found',
    endpoint: resumeAccount,
    as: 'admin',
    input: { id: nobody },
    status: 404,
  },
  {
    name: 'what is stored about a person is read by the address',
    endpoint: exportPerson,
    as: 'admin',
    input: async (world) => {
      await added(world, 'data@contoh.example')
      return { email: 'Data@contoh.example' }
    },
    status: 200,
    check: ({ email, rows }: PersonData) => {
      expect(email).toBe('data@contoh.example')
      expect(rows['accounts']).toMatchObject([{ email, name: 'Orang Contoh' }])
    },
  },
  {
    name: 'an address that is none is refused',
    endpoint: exportPerson,
    as: 'admin',
    input: { email: 'data' },
    status: 400,
    field: 'email',
  },
  {
    name: 'a person is erased',
    endpoint: erasePerson,
    as: 'admin',
    input: async (world) => {
      await added(world, 'hapus@contoh.example')
      return { email: 'hapus@contoh.example' }
    },
    status: 200,
    check: async (data: { erased: Record<string, number> }, world) => {
      expect(data.erased).toMatchObject({ accounts: 1, account_passwords: 1 })
      const left = await world.call(exportPerson, {
        as: 'admin',
        input: { email: 'hapus@contoh.example' },
      })
      expect(left.data).toMatchObject({ rows: {} })
    },
  },
  {
    name: 'of nobody nothing is erased',
    endpoint: erasePerson,
    as: 'admin',
    input: { email: 'tidak-ada@contoh.example' },
    status: 200,
    check: (data: { erased: object }) => expect(data).toEqual({ erased: {} }),
  },
]
