import { createCipheriv, createHmac, randomBytes } from 'node:crypto'

/** A token and its code, as the authorizer issues them. */
export interface TokenPair {
  token: string
  code: string
}

/** The AppToken header of one call to a path, in the format that src/server/calls/app-token.ts reads. */
export function appTokenFor({ token, code }: TokenPair, path: string, now = Date.now()): string {
  const key = (purpose: string) => createHmac('sha256', token).update(purpose).digest()
  const iv = randomBytes(16)
  const nonce = randomBytes(12).toString('base64url')
  const cipher = createCipheriv('aes-256-cbc', key('encrypt'), iv)
  const said = JSON.stringify({ ts: now, nonce, path })
  const encrypted = Buffer.concat([cipher.update(said, 'utf8'), cipher.final()])
  const signed = `${code}~${iv.toString('base64url')}~${encrypted.toString('base64url')}`
  return `${signed}~${createHmac('sha256', key('mac')).update(signed).digest('base64url')}`
}
