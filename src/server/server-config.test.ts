import { expect, test } from 'vitest'
import { readConfig } from './server-config.ts'
import { documentHeaders } from './http/security-headers.ts'

test('without any variable the server runs for development', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    dataFolder: '.data',
    hasLocalHosts: true,
    databaseUrl: undefined,
  })
})

test('local names are reached at the port of the server', () => {
  expect(readConfig({ PORT: '4000' })).toMatchObject({ port: 4000, localPort: 4000 })
})

test('local hosts are off when that is said', () => {
  expect(readConfig({ LOCAL_HOSTS: 'off' }).hasLocalHosts).toBe(false)
})

test.each([
  [{}, 'local-sandbox'],
  [{ LOCAL_HOSTS: 'off' }, 'off'],
  [{ PAYMENT_PROVIDER: 'sandbox' }, 'sandbox'],
  [{ LOCAL_HOSTS: 'off', PAYMENT_PROVIDER: 'sandbox' }, 'sandbox'],
])('with %j payments are %s', (environment, provider) => {
  expect(readConfig(environment).local.PAYMENT_PROVIDER).toBe(provider)
})

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '' }, 'PORT: Write a number.'],
  [{ METRICS_PORT: '' }, 'METRICS_PORT: Write a number.'],
  [{ LOCAL_HOSTS: 'no' }, 'LOCAL_HOSTS'],
  [{ FONT_PROVIDER: 'fonts' }, 'FONT_PROVIDER'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ DATABASE_URL: 'localhost/tenun' }, 'DATABASE_URL: Must be an address such as postgres://'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
  [{ TRUSTED_PROXIES: '1' }, 'TRUST_PROXY'],
  [{ APP_VERSION: '' }, 'APP_VERSION'],
  [{ ACCOUNT_URL: 'http://akun.example' }, 'ACCOUNT_URL'],
  [{ ACCOUNT_URL: 'https://akun.example', SERVICES: 'remote' }, 'ACCOUNT_URL'],
])('%j is told by its name', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name)
})

test('what is wrong with the environment is a line for each variable', () => {
  const environment = { PORT: 'http', LOCAL_HOSTS: 'no', TENUN_SECRET: 'pendek' }
  expect(() => readConfig(environment)).toThrow(
    [
      'The environment is wrong. RUNNING.md has every variable.',
      '  PORT: Write a number.',
      '  LOCAL_HOSTS: Choose one of: "on", "off".',
      '  TENUN_SECRET: Must be 32 characters or more; old ones follow after a comma.',
    ].join('\n'),
  )
})

test('a page may load nothing but our own files and its one style', () => {
  const policy = documentHeaders('a{}')['content-security-policy'] ?? ''
  expect(policy).not.toMatch(/unsafe|\*/)
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])
    expect(policy.split('; ')).toContain(rule)
  expect(documentHeaders('b{}')['content-security-policy']).not.toBe(policy)
})

test('fonts of a provider are allowed from where it keeps them', () => {
  const rule = (sheet: string) =>
    documentHeaders('', sheet)
      ['content-security-policy']?.split('; ')
      .find((part) => part.startsWith('font-src'))
  expect(rule('https://fonts.googleapis.com/css2?family=A')).toBe(
    "font-src 'self' https://fonts.gstatic.com",
  )
  expect(rule('https://huruf.id/css2')).toBe("font-src 'self' https://huruf.id")
})

test('an exported site asks its own host on this machine, unless an origin is named', () => {
  expect(readConfig({ PORT: '4000' }).publicApi).toBe('http://{site}.localhost:4000')
  expect(readConfig({ PUBLIC_API_URL: 'https://api.example/' }).publicApi).toBe(
    'https://api.example',
  )
  expect(() => readConfig({ PUBLIC_API_URL: 'https://api.example/v1' })).toThrow('PUBLIC_API_URL')
})
