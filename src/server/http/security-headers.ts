import { createHash } from 'node:crypto'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

const rules = (styleSource: string, fontOrigin: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleSource}`,
    "img-src 'self' data: https:",
    `font-src 'self' ${fontOrigin}`,
    "connect-src 'self'",
    "media-src 'self' https:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

/** Headers of a document: no script but our own files, no style but our own and the page's one element. */
export function documentHeaders(style: string, foreignFonts?: string): Record<string, string> {
  const hash = createHash('sha256').update(style).digest('base64')
  const origin = foreignFonts === undefined ? '' : new URL(foreignFonts).origin
  const fontFiles = origin === 'https://fonts.googleapis.com' ? 'https://fonts.gstatic.com' : origin
  return {
    ...always,
    'content-security-policy': rules(`'sha256-${hash}' ${origin}`.trim(), fontFiles),
  }
}

/** Headers of a document in development, where Vite writes inline scripts and styles and opens a socket. */
export const developmentHeaders: Readonly<Record<string, string>> = {
  ...always,
  'content-security-policy': "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'",
}

/** Headers of everything that is not a document. */
export const plainHeaders: Readonly<Record<string, string>> = {
  ...always,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
