import { ReturnPath } from '#schemas/services/account.ts'

/** Where a browser goes with its code after signing in: always a path of this site. */
export function returnAddress(wanted: string | undefined, code: string, state: string): string {
  const path = ReturnPath.safeParse(wanted)
  return `${path.success ? path.data : '/CallbackAuth'}?${new URLSearchParams({ code, state })}`
}
