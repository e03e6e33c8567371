import type { MovedPayload, Payload } from '#schemas/page-boot.ts'
import { exportedHtml, type LinkOptions } from './exported-links.ts'
import { filesScriptPath } from './files-script.ts'

/** What the policy of a `meta` element cannot say: https://www.w3.org/TR/CSP3/#meta-element */
const notInMeta = /^(?:frame-ancestors|sandbox|report-uri)\b/

/** A document as a file: its links lead to files, its policy is in it, and its scripts ask the services. */
export function exportedDocument(
  html: string,
  policy: string | null,
  options: LinkOptions,
): string {
  const { services } = options
  const written = exportedHtml(html, options).replace(
    /(<script type="application\/json" id="tenun">\{)/,
    `$1"services":${JSON.stringify(services)},`,
  )
  const first = `<script src="${filesScriptPath}" data-services="${services}"></script>`
  const scripted = written.replace('<script type="module"', (runtime) => first + runtime)
  if (policy === null) return scripted
  const rules = policy
    .split('; ')
    .filter((rule) => !notInMeta.test(rule))
    .map((rule) => (/^(?:connect-src|form-action) /.test(rule) ? `${rule} ${services}` : rule))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}">`
  return scripted.replace('<meta charset="utf-8">', (charset) => charset + meta)
}

/** The payload of a page as a file. */
export function exportedPayloadOf(json: string, options: LinkOptions): string {
  const payload = JSON.parse(json) as Payload | MovedPayload
  if ('movedTo' in payload) return json
  const { html, head } = payload
  return JSON.stringify({
    ...payload,
    html: exportedHtml(html, options),
    head: exportedHtml(head, options),
  })
}

const words = { id: 'Lanjut ke', en: 'Go on to' }

/** A document that leads elsewhere, since a file cannot answer with a redirect. */
export function redirectDocument(to: string, language: 'id' | 'en'): string {
  const address = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${words[language]} ${address}</title>` +
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}">` +
    `<link rel="canonical" href="${address}"></head><body><p>${words[language]} <a href="${address}">${address}</a></p></body></html>\n`
  )
}
