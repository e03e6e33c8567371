import AES from 'crypto-js/aes.js'
import Base64url from 'crypto-js/enc-base64url.js'
import Hex from 'crypto-js/enc-hex.js'
import hmacSha256 from 'crypto-js/hmac-sha256.js'

/** A token and the code that goes with it, as the authorizer gives them. */
export interface TokenPair {
  token: string
  code: string
}

interface Moment {
  now: number
  random(bytes: number): Uint8Array
}

/**
 * The AppToken header of one call to a path, in the format that src/server/calls/app-token.ts checks.
 * By crypto-js, because a page of http://192.168.* has no WebCrypto.
 */
export function appTokenFor(
  { token, code }: TokenPair,
  path: string,
  { now, random }: Moment,
): string {
  const key = (purpose: string) => hmacSha256(purpose, token)
  const iv = toWords(random(16))
  const said = JSON.stringify({ ts: now, nonce: Base64url.stringify(toWords(random(12))), path })
  const { ciphertext } = AES.encrypt(said, key('encrypt'), { iv })
  const signed = `${code}~${Base64url.stringify(iv)}~${Base64url.stringify(ciphertext)}`
  return `${signed}~${Base64url.stringify(hmacSha256(signed, key('mac')))}`
}

/** Bytes as crypto-js holds them. */
export const toWords = (bytes: Uint8Array) =>
  Hex.parse([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
