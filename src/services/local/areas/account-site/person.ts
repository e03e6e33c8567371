import { z } from 'zod'
import { Email, PersonName } from '#schemas/services/account.ts'

/** A person as an issuer describes them. */
export interface Person {
  issuer: string
  subject: string
  /** Normalised as accounts store it; null when the issuer has none, or has not verified it. */
  email: string | null
  name: string
}

// Some issuers send the claim as text.
const IsVerified = z.union([z.literal(true), z.literal('true')])

/**
 * The person of an ID token, with the claims of the token or of the UserInfo endpoint: the address and its
 * verification are taken from the same source.
 */
export function toPerson(
  { iss, sub }: { iss: string; sub: string },
  said: Readonly<Record<string, unknown>>,
): Person {
  const address = Email.safeParse(said.email)
  const isVerified = IsVerified.safeParse(said.email_verified).success
  const email = address.success && isVerified ? address.data : null
  return { issuer: iss, subject: sub, email, name: nameIn(said, email ?? '') }
}

/** The first of the person's names that is valid here. */
function nameIn(said: Readonly<Record<string, unknown>>, email: string): string {
  const parts = [said.given_name, said.family_name].filter((part) => typeof part === 'string')
  const names = [said.name, parts.join(' '), said.preferred_username, email.split('@')[0]]
  for (const name of names) {
    const read = PersonName.safeParse(name)
    if (read.success) return read.data
  }
  return email.slice(0, 80)
}
