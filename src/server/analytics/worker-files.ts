import { createHash } from 'node:crypto'
import { serverPath } from '#schemas/paths.ts'
import type { BuiltFile } from '../http/built-file.ts'
import { scriptHeaders } from '../http/security-headers.ts'

/** The files of Partytown that a browser needs for a worker, by name, as its package has them. */
export const partytownFiles = [
  'partytown.js',
  'partytown-sw.js',
  'partytown-sandbox-sw.html',
] as const
export type PartytownFile = (typeof partytownFiles)[number]
const frame: PartytownFile = 'partytown-sandbox-sw.html'

/** A file below `/_analytics/`, and the headers that say what it may do. */
export interface WorkerFile extends BuiltFile {
  etag: string
  headers(origin: string): Record<string, string>
}

/**
 * Partytown's service worker would answer for the frame itself, and so without a policy. Here the frame comes from the
 * server, with the policy of `frameHeaders`; Partytown adds the time to its address, which would keep it out of the cache.
 */
const serviceWorker = `addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (!pathname.endsWith('/${frame}')) return
  event.stopImmediatePropagation()
  event.respondWith(fetch(pathname))
})
importScripts('partytown-sw.js')
`

/** The frame runs its own script, and in a worker that of the provider, which reaches three addresses of this site. */
function frameHeaders(html: string, origin: string): Record<string, string> {
  const script = /<script[^>]*>([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  const reached = ['gtag.js', 'collect', 'proxytown'].map(
    (name) => origin + serverPath('_analytics', name),
  )
  return {
    ...scriptHeaders(false),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      // A worker made of a blob has the policy of the page that made it, and runs texts that it has fetched.
      `script-src 'sha256-${hash}' 'unsafe-eval'`,
      'worker-src blob:',
      `connect-src ${reached.join(' ')}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
  }
}

/** The files below `/_analytics/` by name, from those of Partytown. */
export function workerFiles(
  texts: Readonly<Record<PartytownFile, string>>,
  compress: (content: Uint8Array) => Uint8Array,
): ReadonlyMap<string, WorkerFile> {
  const all = Object.entries({ ...texts, 'service-worker.js': serviceWorker })
  return new Map(
    all.map(([name, text]) => {
      const content = Uint8Array.from(Buffer.from(text))
      let brotli: Uint8Array<ArrayBuffer> | undefined
      const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`
      const headers = (origin: string) =>
        name === frame ? frameHeaders(text, origin) : scriptHeaders(false)
      const file = {
        content,
        /** Made when it is first asked for: most sites measure nothing. */
        get brotli() {
          return (brotli ??= Uint8Array.from(compress(content)))
        },
        etag,
        headers,
      }
      return [name, file]
    }),
  )
}
