import { redirectForm } from '#schemas/address.ts'

/**
 * An address as the header Location has it, in ASCII (RFC 9110 section 10.2.2); undefined for one that is neither a path
 * of this site nor an address of the web.
 */
export function locationOf(address: string): string | undefined {
  if (!redirectForm.test(address) || /\p{Cs}/u.test(address)) return undefined
  return address.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent)
}

/** A redirect to another site that no layout declares. */
export class ExternalRedirectError extends Error {
  override name = 'ExternalRedirectError'
  readonly code = 'ERR_REDIRECT'
  constructor(address: string) {
    super(`ERR_REDIRECT: "${address}" is not a path of this site.`)
  }
}

/**
 * The header Location of a redirect that follows from data: the address of an item, the page after a form, the return from another
 * site. Throws ERR_REDIRECT for everything but a path of this site; only `redirects` and `hostSwitch` of a layout lead out.
 */
export function ownLocation(address: string): string {
  const location = /^\/(?![/\\])/.test(address) ? locationOf(address) : undefined
  if (location === undefined) throw new ExternalRedirectError(address)
  return location
}
