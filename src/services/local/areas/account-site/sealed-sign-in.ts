import { createHmac } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { CodeChallenge, ReturnPath } from '#schemas/services/account.ts'

/** How long a person may take to sign in. */
const lifetimeMs = 10 * 60 * 1000

const Begun = z.object({ challenge: CodeChallenge, state: z.string(), returnPath: ReturnPath })

/** A sign-in in progress: what the browser started with, and what the account site's answer must match. */
const SignInUnderWay = z.object({
  begun: Begun,
  callback: z.url(),
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
})
export type SignInUnderWay = z.output<typeof SignInUnderWay>

interface SignInSeals {
  seal(siteId: string, underWay: SignInUnderWay): Promise<string>
  /** Undefined for what was not encrypted here, or for another site, or too long ago. */
  open(siteId: string, sealed: string): Promise<SignInUnderWay | undefined>
}

/**
 * Encrypts sign-ins for browsers to store: JWE with A256GCM, the site as its audience. The server stores nothing,
 * so every node with the same secret can decrypt what another node has encrypted.
 */
export function openSignInSeals(secret: string, now: () => number = Date.now): SignInSeals {
  const key = createHmac('sha256', secret).update('account site sign-in').digest()
  return {
    seal: (siteId, underWay) =>
      new EncryptJWT({ underWay })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(siteId)
        .setExpirationTime(new Date(now() + lifetimeMs))
        .encrypt(key),
    async open(siteId, sealed) {
      const decrypted = await jwtDecrypt(sealed, key, {
        // As a list: an empty name would count as no condition.
        audience: [siteId],
        currentDate: new Date(now()),
        requiredClaims: ['aud', 'exp'],
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      }).catch(() => undefined)
      // A node of another version may have encrypted another shape.
      return SignInUnderWay.safeParse(decrypted?.payload.underWay).data
    },
  }
}
