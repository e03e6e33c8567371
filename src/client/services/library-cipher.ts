import AES from 'crypto-js/aes.js'
import Hex from 'crypto-js/enc-hex.js'
import hmacSha256 from 'crypto-js/hmac-sha256.js'
import sha256 from 'crypto-js/sha256.js'
import type { Bytes } from './bytes.ts'

type Words = ReturnType<typeof Hex.parse>

const toWords = (bytes: Bytes): Words =>
  Hex.parse([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''))

const fromWords = (words: Words): Bytes =>
  Uint8Array.from(Hex.stringify(words).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** HMAC-SHA-256. */
export const hmac = (key: Bytes, message: Bytes): Bytes =>
  fromWords(hmacSha256(toWords(message), toWords(key)))

/** AES-256-CBC, padded by PKCS #7. */
export const encrypt = (key: Bytes, iv: Bytes, message: Bytes): Bytes =>
  fromWords(AES.encrypt(toWords(message), toWords(key), { iv: toWords(iv) }).ciphertext)

/** SHA-256. */
export const hash = (message: Bytes): Bytes => fromWords(sha256(toWords(message)))
