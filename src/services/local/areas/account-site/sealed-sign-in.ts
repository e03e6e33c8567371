import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { CodeChallenge, ReturnPath } from '#schemas/services/account.ts'

/** How long someone may take to sign in. */
const lifetimeMs = 10 * 60 * 1000
const ivBytes = 12
const tagBytes = 16

const Begun = z.object({ challenge: CodeChallenge, state: z.string(), returnPath: ReturnPath })

/** A sign-in under way: what the browser began with, and what the account site must answer to. */
const SignInUnderWay = z.object({
  begun: Begun,
  callback: z.url(),
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
})
export type SignInUnderWay = z.output<typeof SignInUnderWay>

const Sealed = z.object({ until: z.number(), underWay: SignInUnderWay })

interface SignInSeals {
  seal(siteId: string, underWay: SignInUnderWay): string
  /** Undefined for what was not sealed here, or for another site, or too long ago. */
  open(siteId: string, sealed: string): SignInUnderWay | undefined
}

/**
 * Seals sign-ins for browsers to keep: AES-256-GCM, with the site as associated data. Nothing is stored, so
 * that every node with the same secret opens what another has sealed.
 */
export function openSignInSeals(secret: string, now: () => number = Date.now): SignInSeals {
  const key = createHmac('sha256', secret).update('account site sign-in').digest()
  return {
    seal(siteId, underWay) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
      cipher.setAAD(Buffer.from(siteId))
      const content = JSON.stringify({ until: now() + lifetimeMs, underWay })
      const encrypted = [cipher.update(content, 'utf8'), cipher.final()]
      return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]).toString('base64url')
    },
    open(siteId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= ivBytes + tagBytes) return undefined
      const iv = bytes.subarray(0, ivBytes)
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(siteId))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      const content = decrypted(decipher, bytes.subarray(ivBytes + tagBytes))
      if (content === undefined) return undefined
      // A node of another version may have sealed something else.
      const sealedHere = Sealed.safeParse(JSON.parse(content)).data
      return sealedHere !== undefined && sealedHere.until > now() ? sealedHere.underWay : undefined
    },
  }
}

type Decipher = ReturnType<typeof createDecipheriv>

function decrypted(decipher: Decipher, encrypted: Buffer): string | undefined {
  try {
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
