import { textBytes, toBase64url, type Bytes } from './bytes.ts'
import type { Cipher } from './cipher.ts'

/** A token and the code that goes with it, as the authorizer gives them. */
export interface TokenPair {
  token: string
  code: string
}

interface Means {
  now: number
  random(bytes: number): Bytes
  cipher: Cipher
}

/** The AppToken header of one call to a path, in the format that src/server/calls/app-token.ts checks. */
export async function appTokenFor(
  { token, code }: TokenPair,
  path: string,
  { now, random, cipher }: Means,
): Promise<string> {
  const secret = textBytes(token)
  const key = (purpose: string) => cipher.hmac(secret, textBytes(purpose))
  const iv = random(16)
  const said = textBytes(JSON.stringify({ ts: now, nonce: toBase64url(random(12)), path }))
  const [encryptKey, macKey] = await Promise.all([key('encrypt'), key('mac')])
  const encrypted = await cipher.encrypt(encryptKey, iv, said)
  const signed = `${code}~${toBase64url(iv)}~${toBase64url(encrypted)}`
  return `${signed}~${toBase64url(await cipher.hmac(macKey, textBytes(signed)))}`
}
