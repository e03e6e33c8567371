import { expect } from 'vitest'
import { UserKind, type Endpoint } from '#schemas/endpoint.ts'
import {
  exchangeCode,
  forgotPassword,
  readMe,
  readToken,
  readUserDetail,
  resetPassword,
  signIn,
  signOut,
  signUpCoder,
  verifyEmail,
} from '#schemas/services/account.ts'
import type { Case } from '../case.ts'

const someone = {
  name: 'Sekar Arum',
  email: 'sekar.arum@sekolah.example',
  password: 'kata sandi yang panjang',
}
const secret = 'a'.repeat(43)
const login = { email: 'admin@foundation.example', password: 'salah', code_challenge: secret }

/** The missing field of each of these inputs is named. */
const bad = (endpoint: Endpoint, good: object, wrong: Record<string, unknown>): Case[] =>
  Object.entries(wrong).map(([field, value]) => ({
    name: `${field} cannot be ${JSON.stringify(value)?.slice(0, 40) ?? 'missing'}`,
    endpoint,
    input: { ...good, [field]: value },
    status: 400,
    field,
  }))

export const account: Case[] = [
  {
    name: 'someone signs up',
    endpoint: signUpCoder,
    input: { ...someone, phone: '0812 3456 7890' },
    status: 201,
    check: (data: unknown) => expect(data).toEqual({ email: someone.email }),
  },
  { name: 'a second time is answered alike', endpoint: signUpCoder, input: someone, status: 201 },
  {
    name: 'a school that is none is named',
    endpoint: signUpCoder,
    input: { ...someone, schoolId: '00000000-0000-4000-8000-000000000000' },
    status: 422,
    field: 'schoolId',
  },
  ...bad(signUpCoder, someone, {
    name: 'A',
    email: 'bukan alamat',
    password: 'pendek',
    phone: 'telepon',
    schoolId: '7',
    website: 'https://spam.example',
  }),
  {
    name: 'what the server owns cannot be said',
    endpoint: signUpCoder,
    input: { ...someone, kind: 1, siteId: 'lms', is_suspended: false },
    status: 400,
  },
  {
    name: 'before the address is confirmed no one signs in',
    endpoint: signIn,
    input: { ...login, ...someone, name: undefined },
    status: 403,
  },
  { name: 'a wrong password is refused', endpoint: signIn, input: login, status: 401 },
  {
    name: 'so is an account that does not exist',
    endpoint: signIn,
    input: { ...login, email: 'tiada@lain.example' },
    status: 401,
  },
  ...bad(signIn, login, { email: 'x', password: '', code_challenge: 'short' }),
  {
    name: 'a code that is none',
    endpoint: exchangeCode,
    input: { code: 'x', code_verifier: secret },
    status: 401,
  },
  ...bad(exchangeCode, { code: 'x', code_verifier: secret }, { code: '', code_verifier: 'x' }),
  ...UserKind.options.flatMap((kind, number): Case[] => [
    {
      name: `a ${kind} reads their own account`,
      endpoint: readMe,
      as: kind,
      status: 200,
      check: (data: unknown) =>
        expect(data).toMatchObject({ kind, user_kind: number, verified: true }),
    },
    {
      name: `a ${kind} reads the same on the auth host`,
      endpoint: readUserDetail,
      as: kind,
      site: 'lms',
      status: 200,
      check: (data: unknown) => expect(data).toMatchObject({ kind, user_kind: number }),
    },
  ]),
  {
    name: 'a token that is none',
    endpoint: readMe,
    headers: { authorization: 'Bearer x' },
    status: 401,
  },
  {
    name: 'a scheme that is none',
    endpoint: readMe,
    headers: { authorization: 'Basic x' },
    status: 401,
  },
  {
    name: 'who signs out is out, and others stay in',
    endpoint: signOut,
    as: 'industry',
    status: 200,
    async check(data: unknown, world) {
      expect(data).toEqual({ signedOut: true })
      expect((await world.call(readMe, { as: 'student' })).status).toBe(200)
      expect((await world.call(readMe, { as: 'industry' })).status).toBe(200)
    },
  },
  {
    name: 'a link is asked for',
    endpoint: forgotPassword,
    input: { email: someone.email },
    status: 200,
  },
  {
    name: 'an address without an account is answered alike',
    endpoint: forgotPassword,
    input: { email: 'tiada@lain.example' },
    status: 200,
  },
  ...bad(forgotPassword, { email: someone.email }, { email: 'x', website: 'x' }),
  {
    name: 'a link that is none',
    endpoint: resetPassword,
    input: { token: secret, password: someone.password },
    status: 410,
  },
  ...bad(
    resetPassword,
    { token: secret, password: someone.password },
    { token: '', password: 'x' },
  ),
  { name: 'a link that is none', endpoint: verifyEmail, input: { token: secret }, status: 410 },
  ...bad(verifyEmail, { token: secret }, { token: undefined }),
  { name: 'a token that is none', endpoint: readToken, input: { token: secret }, status: 404 },
  {
    name: 'a word that is no token',
    endpoint: readToken,
    input: { token: 'apa-saja' },
    status: 404,
  },
]
