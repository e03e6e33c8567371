// An issuer with the answers that a test sets. Only tests import this file.
import { generateKeyPairSync, sign } from 'node:crypto'
import type { AccountSiteConfig } from './account-site-config.ts'
import type { SignInUnderWay } from './sealed-sign-in.ts'

const url = 'https://account.example'
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const keys = pair()
const strangers = pair()

export const underWay: SignInUnderWay = {
  begun: { challenge: 'c'.repeat(43), state: 'of the tab', returnPath: '/CallbackAuth' },
  callback: 'https://alpha.example/account/callback',
  verifier: 'v'.repeat(43),
  state: 'state-of-ours',
  nonce: 'nonce-of-ours',
}

/** The parameters of the browser's return. */
export const answer = (more: Record<string, string> = {}) =>
  new URLSearchParams({ code: 'a-code', state: underWay.state, ...more })

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** An ID token for our client; a test can override its claims. */
export function idToken(
  claims: object = {},
  { alg = 'RS256', byStranger = false }: { alg?: string; byStranger?: boolean } = {},
): string {
  const now = Math.floor(Date.now() / 1000)
  const body = {
    iss: url,
    aud: 'tenun',
    sub: 'sari',
    nonce: underWay.nonce,
    iat: now,
    exp: now + 300,
    ...claims,
  }
  const content = `${encode({ alg, kid: 'one' })}.${encode(body)}`
  const { privateKey } = byStranger ? strangers : keys
  const signature = alg === 'none' ? '' : sign('sha256', Buffer.from(content), privateKey)
  return `${content}.${signature === '' ? '' : signature.toString('base64url')}`
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** The tokens of an answer at the token endpoint. */
export const tokens = (id_token = idToken()) =>
  json({ access_token: 'access', token_type: 'Bearer', id_token })

type Answers = Partial<Record<'token' | 'userinfo', () => Response>>

/** A fetch to an issuer with these answers, and a record of every request. */
export function issuerWith({ token = tokens, userinfo }: Answers, metadata: object = {}) {
  const asked: { path: string; body: string; headers: Record<string, string> }[] = []
  const said = {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    response_types_supported: ['code'],
    ...(userinfo && { userinfo_endpoint: `${url}/me` }),
    ...metadata,
  }
  const jwk = { ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' }
  const answers = new Map<string, (() => Response) | undefined>([
    ['/.well-known/openid-configuration', () => json(said)],
    ['/jwks', () => json({ keys: [jwk] })],
    ['/token', () => token()],
    ['/me', userinfo],
  ])
  const config = (more: Partial<AccountSiteConfig> = {}): AccountSiteConfig => ({
    issuer: new URL(url),
    clientId: 'tenun',
    clientSecret: 'secret of the client',
    secret: 'a secret that only tests know',
    async fetch(address, { body, headers }) {
      const path = new URL(address).pathname
      asked.push({ path, body: body instanceof URLSearchParams ? body.toString() : '', headers })
      return answers.get(path)?.() ?? new Response('', { status: 404 })
    },
    ...more,
  })
  return { config, asked, times: (path: string) => asked.filter((one) => one.path === path).length }
}
