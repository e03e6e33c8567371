import { z } from 'zod'
import { CodeChallenge, ReturnPath } from '#schemas/services/account.ts'

/** The query that a browser begins with: src/client/services/sign-in.ts. */
export const SignInQuery = z.object({
  challenge: CodeChallenge,
  state: z.string().max(200).default(''),
  return: ReturnPath.catch('/CallbackAuth'),
})

/** Where a browser goes with its code after signing in: always a path of this site. */
export function returnAddress(wanted: string | undefined, code: string, state: string): string {
  const path = ReturnPath.safeParse(wanted)
  return `${path.success ? path.data : '/CallbackAuth'}?${new URLSearchParams({ code, state })}`
}
