import { redirectForm } from '#schemas/address.ts'

/**
 * An address as the header Location has it, in ASCII (RFC 9110 section 10.2.2); undefined for one that is neither a path
 * of this site nor an address of the web.
 */
export function locationOf(address: string): string | undefined {
  if (!redirectForm.test(address) || /\p{Cs}/u.test(address)) return undefined
  return address.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent)
}
