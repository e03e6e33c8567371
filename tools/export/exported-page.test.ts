import { expect, test } from 'vitest'
import { exportedDocument, exportedPayloadOf, redirectDocument } from './exported-page.ts'

const options = {
  origin: 'https://satu.example',
  services: 'https://layanan.example',
  toSpelled: (path: string) => path,
}

test('a document has its policy in it, with the services that its scripts and forms reach', () => {
  const html =
    '<head><meta charset="utf-8"></head><script type="application/json" id="tenun">{"a":1}</script>'
  const policy =
    "default-src 'none'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; sandbox"
  expect(exportedDocument(html, policy, options)).toBe(
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self' https://layanan.example; form-action 'self' https://layanan.example"></head>` +
      '<script type="application/json" id="tenun">{"services":"https://layanan.example","a":1}</script>',
  )
})

test('the links of a payload are those of its document', () => {
  const payload = { title: 'A', html: '<a href="/News?page=2">', head: '', islands: {} }
  expect(JSON.parse(exportedPayloadOf(JSON.stringify(payload), options))).toMatchObject({
    html: '<a href="/News/page-2">',
  })
})

test('an address that leads elsewhere is not listed, and is escaped', () => {
  const html = redirectDocument('https://x.example/?a="<b>&c', 'id')
  expect(html).toContain('content="0; url=https://x.example/?a=&quot;&lt;b>&amp;c"')
  expect(html).toContain('noindex')
})
