import { textBytes, toBase64url } from '../services/bytes.ts'
import { ownKeys } from '../services/own-keys.ts'
import { readToken } from '../payloads.ts'
import { visit } from '../visit-client.ts'

interface Owned<T> {
  owner: string
  value: T
}

/** Which session something belongs to, without its token: a hash of it. */
async function ownerOf(token: string): Promise<string> {
  const { hash } = await visit.environment.cipher()
  return toBase64url(await hash(textBytes(token)))
}

/** The end of the session, in milliseconds; 0 where it is not known. */
const sessionEnd = (): number =>
  Date.parse(visit.environment.local.read(ownKeys.sessionEnd) ?? '') || 0

/**
 * What the session of this browser has stored under a key. What belongs to another session, or to one that is over, is
 * deleted and not returned.
 */
export async function readOwn<T>(key: string): Promise<T | undefined> {
  const { local } = visit.environment
  const text = local.read(key)
  if (text === null) return undefined
  const token = readToken()
  const found = parse<T>(text)
  const isOwn = token !== null && found?.owner === (await ownerOf(token))
  if (isOwn && sessionEnd() > Date.now()) return found?.value
  local.remove(key)
  return undefined
}

/** Stores a value in localStorage until the session of this browser ends; nothing where nobody is signed in, or its end is not known. */
export async function writeOwn<T>(key: string, value: T): Promise<void> {
  const token = readToken()
  if (token === null || sessionEnd() <= Date.now()) return
  const owned: Owned<T> = { owner: await ownerOf(token), value }
  // The session may have ended while the hash was made.
  if (readToken() === token) visit.environment.local.write(key, JSON.stringify(owned))
}

export const deleteOwn = (key: string): void => visit.environment.local.remove(key)

function parse<T>(text: string): Owned<T> | undefined {
  try {
    return (JSON.parse(text) as Owned<T> | null) ?? undefined
  } catch {
    return undefined
  }
}
