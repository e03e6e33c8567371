import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** The most hashes that run at the same time: each takes 19 MiB and a core. */
const atOnce = 4

let running = 0
const waiting: (() => void)[] = []

/** The argon2id hash of a password, with its salt and cost. */
export const hashPassword = (password: string) => inTurn(() => hash(password, cost))

/**
 * Whether a password matches a hash. Without a hash the check takes as long and always fails, so that the time
 * does not reveal whether an account exists.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const against = stored ?? (await decoyHash())
  const isRight = await inTurn(() => verify(against, password.normalize('NFKC')))
  return isRight && stored !== undefined
}

let madeUp: Promise<string> | undefined
const decoyHash = () => (madeUp ??= hashPassword('the password of nobody at all'))

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }
}
