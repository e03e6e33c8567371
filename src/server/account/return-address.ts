import { ReturnPath } from '#schemas/services/account.ts'

/** Where a browser that has signed in goes with its code: a path of this site, whatever was asked for. */
export function returnAddress(wanted: string | undefined, code: string, state: string): string {
  const path = ReturnPath.safeParse(wanted)
  return `${path.success ? path.data : '/CallbackAuth'}?${new URLSearchParams({ code, state })}`
}
