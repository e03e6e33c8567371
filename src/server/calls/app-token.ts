import { createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type Scope, scopes } from '#schemas/scopes.ts'

/** How long a pair of token and code is valid: browsers fetch a new one each day. */
const lifetimeMs = 23 * 60 * 60 * 1000
/** How far a client's clock may be off. A longer span would have more used tokens to remember. */
const skewMs = 300_000
const rememberMs = 2 * skewMs

const Said = z.object({ ts: z.number(), nonce: z.string().min(8).max(64), path: z.string() })

/**
 * What an AppToken header proves. `stale` is one whose clock is off, or that was used before; `outside` one that was
 * not issued for what it is used for.
 */
export type AppTokenState = 'absent' | 'valid' | 'stale' | 'forged' | 'outside'

/** A call that a token is shown with: its path, and its scope where it has one. */
interface ShownFor {
  path: string
  scope?: Scope | undefined
}

/**
 * App tokens of all sites. Tokens are derived and not stored, so every node of a cluster that has the same secrets
 * accepts the tokens of every other. The first secret signs; tokens of the others are still accepted.
 */
export class AppTokens {
  private readonly keys: Map<string, Buffer>
  private readonly now: () => number
  private readonly used: LRUCache<string, true>
  private readonly publicKeys = new LRUCache<string, string>({ max: 10_000 })
  /** What only the servers of this system know, in a form that signs nothing else. */
  readonly secret: string

  constructor(secrets: readonly string[], now: () => number = Date.now) {
    this.keys = new Map(
      secrets.map((secret) => [
        sha256(`kid ${secret}`).toString('hex').slice(0, 8),
        sha256(secret),
      ]),
    )
    this.now = now
    const options = { ttl: rememberMs, ttlAutopurge: true, ttlResolution: 0, perf: { now } }
    this.used = new LRUCache<string, true>(options)
    this.secret = this.derive(this.newest, 'services').toString('base64url')
  }

  /** The public key of a site: it names the app that calls, and proves nothing about who does. */
  publicKey(siteId: string): string {
    const known = this.publicKeys.get(siteId)
    if (known !== undefined) return known
    const derived = this.derive(this.newest, `public key ${siteId}`)
    const made = `pk_${derived.toString('base64url').slice(0, 32)}`
    this.publicKeys.set(siteId, made)
    return made
  }

  isPublicKey(siteId: string, key: string): boolean {
    return [...this.keys.values()].some((secret) => {
      const wanted = this.derive(secret, `public key ${siteId}`).toString('base64url').slice(0, 32)
      return isSame(sha256(key), sha256(`pk_${wanted}`))
    })
  }

  /** A new code, and the token that goes with it, for these scopes; for all where none is named. */
  issue(siteId: string, named: readonly Scope[] = []): { token: string; code: string } {
    const [[kid, secret] = ['', Buffer.alloc(32)]] = this.keys
    const expires = (this.now() + lifetimeMs).toString(36)
    const granted = scopes.filter((scope) => named.length === 0 || named.includes(scope))
    const nonce = randomBytes(9).toString('base64url')
    // The token is derived from the whole code: another scope in it is another token.
    const code = `v1.${kid}.${expires}.${nonce}.${granted.join('-')}`
    return { code, token: this.tokenOf(secret, siteId, code) }
  }

  /** Looks at the header of a call. */
  check(header: string | undefined, siteId: string, { path, scope }: ShownFor): AppTokenState {
    if (header === undefined || header === '') return 'absent'
    const said = this.open(header, siteId)
    if (said === undefined || said.path !== path) return 'forged'
    if (Math.abs(this.now() - said.ts) > skewMs) return 'stale'
    if (!this.use(`${siteId} ${said.nonce}`)) return 'stale'
    return scope === undefined || scopesOf(header).includes(scope) ? 'valid' : 'outside'
  }

  private get newest(): Buffer {
    return [...this.keys.values()][0] ?? Buffer.alloc(32)
  }

  /** `<code>~<iv>~<encrypted>~<mac>`: the mac is looked at before anything is decrypted. */
  private open(header: string, siteId: string) {
    const [code = '', iv = '', encrypted = '', mac = ''] = header.slice(0, 1000).split('~')
    const [, kid = '', expires = ''] = code.split('.')
    const secret = this.keys.get(kid)
    if (secret === undefined || !(Number.parseInt(expires, 36) > this.now())) return undefined
    const token = this.tokenOf(secret, siteId, code)
    const wanted = createHmac('sha256', keyOf(token, 'mac'))
      .update(`${code}~${iv}~${encrypted}`)
      .digest()
    if (!isSame(wanted, Buffer.from(mac, 'base64url'))) return undefined
    return decrypt(keyOf(token, 'encrypt'), iv, encrypted)
  }

  private use(nonce: string): boolean {
    if (this.used.has(nonce)) return false
    this.used.set(nonce, true)
    return true
  }

  private tokenOf(secret: Buffer, siteId: string, code: string): string {
    return this.derive(secret, `app token ${siteId} ${code}`).toString('base64url')
  }

  private derive(secret: Buffer, what: string): Buffer {
    return createHmac('sha256', secret).update(what).digest()
  }
}

/** The scopes in the code that a header begins with. */
const scopesOf = (header: string): readonly string[] =>
  (header.split('~')[0]?.split('.')[4] ?? '').split('-')

/** The two keys of a token: HMAC-SHA-256 of its purpose. */
const keyOf = (token: string, purpose: 'mac' | 'encrypt') =>
  createHmac('sha256', token).update(purpose).digest()

function decrypt(key: Buffer, iv: string, encrypted: string) {
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'base64url'))
    const bytes = [decipher.update(Buffer.from(encrypted, 'base64url')), decipher.final()]
    return Said.safeParse(JSON.parse(Buffer.concat(bytes).toString('utf8'))).data
  } catch {
    return undefined
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)
