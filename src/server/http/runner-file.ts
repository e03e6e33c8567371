import { createHash } from 'node:crypto'
import { etagOf } from '#src/services/etag.ts'

/** The document in which learners' code runs, and the headers that say what it may do. */
export interface RunnerFile {
  html: string
  headers: Readonly<Record<string, string>>
}

interface RunnerScripts {
  frame: string
  /** What the frame puts before learners' code: a text, which nothing runs here. */
  worker: string
}

/** A script as the text of its element: `</script` and `<!--` would end or change it. */
const inElement = (script: string) => script.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`)

/**
 * The document of the runner. It has no origin, so no storage and no cookies; its worker is made of a blob and inherits this
 * policy, which lets nothing be fetched. `'wasm-unsafe-eval'` is for SQLite, which the page hands to it.
 */
export function runnerFile({ frame, worker }: RunnerScripts): RunnerFile {
  const script = inElement(frame)
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Runner</title>',
    `<script type="text/plain" id="worker">${inElement(worker)}</script>`,
    `<script>${script}</script></html>`,
  ].join('')
  const hash = createHash('sha256').update(script).digest('base64')
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'sha256-${hash}' 'wasm-unsafe-eval'`,
        "style-src 'unsafe-inline'",
        'img-src data:',
        'worker-src blob:',
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        'sandbox allow-scripts',
      ].join('; '),
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      etag: etagOf(html),
    },
  }
}
