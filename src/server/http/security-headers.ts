import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { mediaAllowance } from '#src/render/page-policy.ts'
import { schemeScript } from '#src/render/scheme-script.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const schemeHash = hashOf(schemeScript)

/** The headers of documents by their style, which many pages have, and by what else they differ in. */
const headersByStyle = new LRUCache<string, Map<string, Record<string, string>>>({ max: 200 })

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

interface Sources {
  style: string
  font: string
  /** What is allowed beyond the strict policy: see `Allowance` of the renderer. */
  allows: readonly string[]
}

const rules = ({ style, font, allows }: Sources) =>
  [
    "default-src 'none'",
    `script-src 'self'${allows.includes('scheme') ? ` ${schemeHash}` : ''}${allows.includes('wasm') ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src 'self' ${style}`,
    "img-src 'self' data: https:",
    `font-src 'self' ${font}`,
    ["connect-src 'self'", ...originsOf('connect', allows)].join(' '),
    `media-src 'self'${allows.includes(mediaAllowance) ? ' https:' : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    `worker-src ${allows.includes('worker') ? "'self'" : "'none'"}`,
    // Of our own paths only the frames of the measuring worker and of the runner may be framed.
    ...[
      [
        ...(framesOwn.some((one) => allows.includes(one)) ? ["'self'"] : []),
        ...originsOf('frame', allows),
      ],
    ]
      .filter(({ length }) => length > 0)
      .map((all) => `frame-src ${all.join(' ')}`),
  ].join('; ')

/** What is allowed to a page that frames a path of ours. */
const framesOwn = ['analytics', 'runner']

const originsOf = (kind: string, allows: readonly string[]): string[] =>
  allows.filter((one) => one.startsWith(`${kind} `)).map((one) => one.slice(kind.length + 1))

/**
 * Headers of a document: no script but our own files and the one of known text that applies the visitor's colour scheme, no style but our own and the page's one element, and beyond that
 * only what its blocks need.
 */
export function documentHeaders(
  style: string,
  foreignFonts?: string,
  allows: readonly string[] = [],
): Readonly<Record<string, string>> {
  const ofStyle = headersByStyle.get(style) ?? new Map<string, Record<string, string>>()
  headersByStyle.set(style, ofStyle)
  const besides = [foreignFonts ?? '', ...allows].join(' | ')
  const known = ofStyle.get(besides) ?? newDocumentHeaders(style, foreignFonts, allows)
  ofStyle.set(besides, known)
  return known
}

function newDocumentHeaders(
  style: string,
  foreignFonts: string | undefined,
  allows: readonly string[],
): Record<string, string> {
  const origin = foreignFonts === undefined ? '' : new URL(foreignFonts).origin
  const fontFiles = origin === 'https://fonts.googleapis.com' ? 'https://fonts.gstatic.com' : origin
  return {
    ...always,
    'content-security-policy': rules({
      style: `${hashOf(style)} ${origin}`.trim(),
      font: fontFiles,
      allows,
    }),
  }
}

/** Headers of a document in development, where Vite writes inline scripts and styles and opens a socket. */
export const developmentHeaders: Readonly<Record<string, string>> = {
  ...always,
  'content-security-policy': "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'",
}

/**
 * Headers of a built script. It is no document, but as a worker it has this policy and no other: without `sandbox`, so
 * that a worker has the origin of its site, and with requests to that origin only.
 */
export const scriptHeaders = (mayCompileWasm: boolean): Readonly<Record<string, string>> => ({
  ...always,
  'content-security-policy': `default-src 'none'; script-src 'self'${mayCompileWasm ? " 'wasm-unsafe-eval'" : ''}; connect-src 'self'; frame-ancestors 'none'`,
})

/** Headers of everything that is not a document. */
export const plainHeaders: Readonly<Record<string, string>> = {
  ...always,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
}
