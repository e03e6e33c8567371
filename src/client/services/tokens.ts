import type { VisitEnvironment } from './browser-environment.ts'
import { cookieNames, sessionKeys, tokenSeconds } from './keys.ts'

/** A token and the code that goes with it, as the authorizer gives them. */
export interface TokenPair {
  token: string
  code: string
}

/** What the authorizer answers; both are null when it can make no token now. */
interface Generated {
  token: string | null
  code: string | null
}

/** The app token of this browser, and the server's clock it is dated by. */
export interface Tokens {
  /** The pair in the cookies; null when there is none. */
  held(): TokenPair | null
  /** The pair in the cookies, else a new one; null when none can be fetched. */
  obtain(): Promise<TokenPair | null>
  forget(): void
  /** Milliseconds by the server's clock, as far as it is known. */
  now(): number
  /** Sets the clock by the server's time; when it was right already, the pair must be wrong and is dropped. */
  correct(serverTime: number): void
}

/** How long a generation that failed is not tried again. */
const restMs = 30_000
/** A clock that is off by less is not why the server refused a token: it allows five minutes. */
const tolerableMs = 120_000

/** `generate` fetches a pair; it is called at most once at a time. */
export function openTokens(
  environment: VisitEnvironment,
  generate: () => Promise<Generated>,
): Tokens {
  const { cookies, session } = environment
  let asking: Promise<TokenPair | null> | undefined
  let restsUntil = 0
  const offset = () => Number(session.read(sessionKeys.clock)) || 0

  const held = () => {
    const token = cookies.read(cookieNames.token)
    const code = cookies.read(cookieNames.code)
    return token && code ? { token, code } : null
  }
  const forget = () => {
    cookies.remove(cookieNames.token)
    cookies.remove(cookieNames.code)
  }
  const renew = async (): Promise<TokenPair | null> => {
    try {
      const { token, code } = await generate()
      if (!token || !code) return null
      cookies.write(cookieNames.token, token, tokenSeconds)
      cookies.write(cookieNames.code, code, tokenSeconds)
      return { token, code }
    } catch (error) {
      environment.log('app token', error)
      restsUntil = environment.now() + restMs
      return null
    }
  }
  return {
    held,
    forget,
    async obtain() {
      const pair = held()
      if (pair !== null || restsUntil > environment.now()) return pair
      asking ??= renew().finally(() => (asking = undefined))
      return asking
    },
    now: () => environment.now() + offset(),
    correct(serverTime) {
      const before = offset()
      const after = Math.round(serverTime - environment.now())
      session.write(sessionKeys.clock, String(after))
      if (Math.abs(after - before) < tolerableMs) forget()
    },
  }
}
