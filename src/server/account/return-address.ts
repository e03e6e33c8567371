import { z } from 'zod'
import { CodeChallenge, ReturnPath } from '#schemas/services/account.ts'
import { ownLocation } from '../http/location.ts'

/** The query that a browser begins with: src/client/services/sign-in.ts. */
export const SignInQuery = z.object({
  challenge: CodeChallenge,
  state: z.string().max(200).default(''),
  return: ReturnPath.catch('/CallbackAuth'),
})

/** Where a browser goes with its code after signing in: always a path of this site. */
export function returnAddress(wanted: string | undefined, code: string, state: string): string {
  const path = ReturnPath.safeParse(wanted)
  const own = path.success ? path.data : '/CallbackAuth'
  return ownLocation(`${own}?${new URLSearchParams({ code, state })}`)
}
