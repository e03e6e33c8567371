// Which addresses from outside may become a link, a picture or a redirect. Without zod, so that browsers can import it.

// Browsers leave tabs and line ends out of an address and read `\` as `/` (WHATWG URL, section 4.4), so an address that
// contains one leads elsewhere than it seems.
const end = String.raw`[^\u0000-\u001f\u007f-\u009f\\]*$`
const endWithoutSpace = String.raw`[^\u0000-\u0020\u007f-\u009f\s"'<>\\]*$`
const path = String.raw`\/(?!\/)`
const asset = 'asset:[A-Za-z0-9._/-]+$'
const form = (...beginnings: string[]) => new RegExp(`^(?:${beginnings.join('|')})`)

// How an address begins in the props of blocks. The rest of it is for `isSafeAddress`, by the rule `unsafe-address`.

/** A link: `page:<page>`, a path, an anchor, or an address. */
export const linkBeginning = /^(page:[a-z0-9-]+|\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/

/** A page of this site: `page:<page>` or a path. */
export const pageBeginning = /^(page:[a-z0-9-]+|\/(?![/\\]))/

/** A picture: `asset:<file>`, a path, or an address over TLS. */
export const pictureBeginning = /^(asset:[A-Za-z0-9._/-]+|\/(?![/\\])|https:\/\/)/

/** What prose writes for a link or a picture. */
export const proseLinkForm = form(`(?:${path}|#|https?://(?![/?#])|mailto:|tel:)${end}`)

/** Where a redirect may lead: to a path of this site or an address of the web. */
export const redirectForm = form(`(?:${path}|https?://(?![/?#]))${end}`)

/** A path of this site, or an address of the web over TLS. */
export const addressForm = form(`(?:${path}|https://(?![/?#]))${endWithoutSpace}`)

/** A picture or another file: of the layout, of this site, or elsewhere over TLS. */
export const pictureForm = form(asset, `(?:${path}|https://(?![/?#]))${endWithoutSpace}`)

/** An origin of the web, or nothing. */
export const originForm = /^(https?:\/\/[^\s/?#@\\"'<>]+)?$/

/**
 * An origin as browsers send it in `Origin`: lower case, without the default port and without a path. Over TLS, but for pages
 * of the visitor's own machine.
 */
export const callingOrigin =
  /^(?:https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:(?!443$)\d{1,5})?|http:\/\/(?:localhost|127\.0\.0\.1)(:(?!80$)\d{1,5})?)$/

const scheme = /^([a-z][a-z0-9+.-]*):/i
const schemes = ['http', 'https', 'mailto', 'tel']
const pictureSchemes = ['http', 'https']

/**
 * Whether an address may be shown, wherever it comes from: no control character, no backslash, no other host without a
 * scheme, and no scheme but http, https, mailto and tel; for a picture none but http, https and `data:image/`.
 */
export function isSafeAddress(address: string, isPicture = false): boolean {
  if (/[\p{Cc}\\]/u.test(address) || /^\s*\/\//.test(address)) return false
  const named = scheme.exec(address.trim())?.[1]?.toLowerCase()
  if (named === undefined || (isPicture ? pictureSchemes : schemes).includes(named)) return true
  return isPicture && /^\s*data:image\//i.test(address)
}
