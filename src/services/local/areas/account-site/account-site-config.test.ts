import { expect, test } from 'vitest'
import { AccountSiteEnvironment, toAccountSiteConfig } from './account-site-config.ts'

const fetchFrom = () => () => Promise.reject(new Error('Nothing leaves a test.'))
const configOf = (environment: Record<string, string>) =>
  toAccountSiteConfig(AccountSiteEnvironment.parse(environment), 'secret', fetchFrom)

test('without an address people sign in here', () => {
  expect(configOf({})).toBeUndefined()
  expect(configOf({ ACCOUNT_CLIENT_ID: 'tenun' })).toBeUndefined()
})

test.each([
  'https://account.example.id',
  'https://account.example.id/realms/sekolah',
  'http://localhost:8080/realms/sekolah',
  'http://127.0.0.1:4000',
])('%s is an issuer', (ACCOUNT_URL) => {
  const config = configOf({ ACCOUNT_URL, ACCOUNT_CLIENT_ID: 'tenun' })
  expect(config?.issuer.href).toBe(new URL(ACCOUNT_URL).href)
  expect(config?.clientSecret).toBeUndefined()
})

test.each([
  'account.example.id',
  'http://account.example.id',
  'http://localhost.example.id',
  'ftp://localhost',
  'https://user:password@account.example.id',
  'https://account.example.id/?realm=1',
  'https://account.example.id/#realm',
  'https://account.example.id/.well-known/openid-configuration',
  '',
])('%j is none, and its variable is named', (ACCOUNT_URL) => {
  const read = AccountSiteEnvironment.safeParse({ ACCOUNT_URL })
  expect(read.error?.issues.map(({ path }) => path)).toContainEqual(['ACCOUNT_URL'])
})

test('an issuer without a client is reported by the variable that is missing', () => {
  expect(() => configOf({ ACCOUNT_URL: 'https://account.example.id' })).toThrow(
    'ACCOUNT_CLIENT_ID is missing: ACCOUNT_URL names an account site.',
  )
})

test('the way out leads into a private network at the host of the issuer only', () => {
  const hosts: string[] = []
  const environment = { ACCOUNT_URL: 'http://localhost:8080/x', ACCOUNT_CLIENT_ID: 'tenun' }
  toAccountSiteConfig(AccountSiteEnvironment.parse(environment), 'secret', (host) => {
    hosts.push(host)
    return fetchFrom()
  })
  expect(hosts).toEqual(['localhost'])
})
