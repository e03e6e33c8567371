import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The first half of a text's SHA-256, in hexadecimal digits. */
export const contentHash = (text: string): string =>
  bytesToHex(sha256(new TextEncoder().encode(text))).slice(0, 32)
