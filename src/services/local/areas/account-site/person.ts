import { z } from 'zod'
import { Email, PersonName } from '#schemas/services/account.ts'

/** Someone as an issuer knows them. */
export interface Person {
  issuer: string
  subject: string
  /** As accounts keep it; null when the issuer knows none, or does not say that it is theirs. */
  email: string | null
  name: string
}

// Some issuers send the claim as a word.
const IsVerified = z.union([z.literal(true), z.literal('true')])

/**
 * Who an ID token is about, with what is said of them there or at the UserInfo endpoint: address and proof
 * of it are taken from one of the two, never one from each.
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

/** The first of their names that a person here can have. */
function nameIn(said: Readonly<Record<string, unknown>>, email: string): string {
  const parts = [said.given_name, said.family_name].filter((part) => typeof part === 'string')
  const names = [said.name, parts.join(' '), said.preferred_username, email.split('@')[0]]
  for (const name of names) {
    const read = PersonName.safeParse(name)
    if (read.success) return read.data
  }
  return email.slice(0, 80)
}
