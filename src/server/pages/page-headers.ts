import type { Settings } from '#schemas/settings.ts'
import type { DocumentOptions } from '#src/render/document-options.ts'
import { providerSheet } from '#src/render/fonts.ts'
import { ownLocation } from '../http/location.ts'
import { developmentHeaders, documentHeaders, plainHeaders } from '../http/security-headers.ts'

export const htmlType = 'text/html; charset=utf-8'

/** Browsers revalidate on each visit and get a 304: a change shows at once. */
const pageCaching = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** Headers of what a navigation of the browser's runtime fetches. */
export const payloadHeaders = {
  ...plainHeaders,
  ...pageCaching,
  'content-type': 'application/json; charset=utf-8',
}

/** Headers of a redirect to the own path of a page's item; throws ERR_REDIRECT for another address. */
export const movedHeaders = (path: string): Record<string, string> => ({
  ...plainHeaders,
  ...pageCaching,
  location: ownLocation(path),
})

/** What one caller is sent, no cache may store. */
export const privateHeaders = { 'cache-control': 'private, no-store', vary: 'authorization' }

/** Headers of the payload of a guarded page. */
export const guardedPayloadHeaders = { ...payloadHeaders, ...privateHeaders }

/**
 * Headers of a document: its policy allows its own inline style, the fonts of its site and what its
 * blocks need; development allows more.
 */
export function documentHeadersOf(
  { css }: Settings,
  { style, allows }: { style: string; allows: readonly string[] },
  { files, fontProvider }: Pick<DocumentOptions, 'files' | 'fontProvider'>,
): Record<string, string> {
  const foreign = providerSheet([css.ft_primary, css.ft_secondary], fontProvider)
  const policy =
    files.extraHead === undefined ? documentHeaders(style, foreign, allows) : developmentHeaders
  return { ...pageCaching, 'content-type': htmlType, ...policy }
}
