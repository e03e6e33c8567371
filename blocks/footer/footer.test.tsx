import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawn, html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { Footer } from './footer.tsx'
import { footer } from './index.ts'

test('labels each list of links by its heading', () => {
  const markup = html(footer, fixtures.filled)
  for (const [, id] of markup.matchAll(/<nav aria-labelledby="([^"]+)"/g)) {
    expect(markup).toContain(`<h2 id="${id}"`)
  }
  expect(markup.match(/<nav /g)).toHaveLength(5)
})

test('names the line of legal pages, which is left out without any', () => {
  expect(html(footer, fixtures.filled)).toMatch(
    /<nav aria-label="Ketentuan">.*href="\/Privacy-Policy".*<\/nav><nav aria-label="Media sosial">/,
  )
  expect(html(footer, fixtures.foundation)).not.toContain('<nav')
})

test('makes telephone and e-mail links', () => {
  const markup = html(footer, fixtures.filled)
  expect(markup).toContain('href="tel:+62215550199"')
  expect(markup).toContain('href="mailto:halo@contoh.example"')
})

test('has the large name once for screen readers, in the brand', () => {
  expect(html(footer, fixtures.large)).toMatch(/footer-name[^>]*aria-hidden="true">Situs Contoh</)
  expect(html(footer, fixtures.filled)).toMatch(/footer-name[^>]*aria-hidden="true"/)
})

test('renders with a brand alone', () => {
  expect(html(footer, fixtures.empty)).toMatch(/^<footer.*Situs Contoh.*<\/footer>$/)
})

test('rejects a telephone number with words in it', () => {
  expect(footer.props.safeParse({ contact: { phone: 'hubungi kami' } }).success).toBe(false)
})

test('opens WhatsApp with a first message', () => {
  expect(html(footer, fixtures.filled)).toContain(
    'href="https://wa.me/6281200000000?text=Halo%2C%20saya%20ingin%20bertanya%20tentang%20kelas."',
  )
})

test.each(['12', 'halo', '+0812000000', '62812000000', '+6281200000000000'])(
  'rejects %s as a number of WhatsApp',
  (whatsapp) => {
    expect(footer.props.safeParse({ contact: { whatsapp } }).success).toBe(false)
  },
)

test.each(['+62 812-0000-0000', '0812 0000 0000', '+1 (202) 555-0142'])(
  'takes %s as a number of WhatsApp',
  (whatsapp) => {
    expect(footer.props.safeParse({ contact: { whatsapp } }).success).toBe(true)
  },
)

test('says who runs the site, with address and numbers on a line each', () => {
  const markup = html(footer, fixtures.filled)
  expect(markup).toContain(
    'Dikelola oleh <strong>PT Contoh Belajar</strong>, Jalan Contoh 12, Yogya',
  )
  expect(markup).toContain('NIB 0000000000000 · NPWP 0000.0000.0000.0000')
  expect(html(footer, fixtures.foundation)).toContain('Operated by <strong>Yayasan Contoh</strong>')
  expect(html(footer, fixtures.empty)).not.toContain('<address')
})

test('rejects a NIB and an NPWP with too few digits', () => {
  const accepts = (operator: object) =>
    footer.props.safeParse({ operator: { name: 'PT', ...operator } }).success
  expect(accepts({ nib: '123' })).toBe(false)
  expect(accepts({ npwp: '12.345.678.9-012.00' })).toBe(false)
  expect(accepts({ nib: '1234567890123', npwp: '12.345.678.9-012.000' })).toBe(true)
})

test('has the settings of cookies where visits are measured, in the language of the page, and else not', () => {
  const input = drawn(footer, fixtures.empty) as Parameters<typeof Footer>[0]
  const page = { ...input.page, isMeasured: true as const }
  expect(renderToStaticMarkup(<Footer {...input} page={page} />)).toMatch(
    /<button [^>]*data-consent=""[^>]*>Pengaturan kuki</,
  )
  expect(renderToStaticMarkup(<Footer {...input} page={{ ...page, locale: 'en' }} />)).toContain(
    '>Cookie settings<',
  )
  expect(html(footer, fixtures.filled)).not.toContain('data-consent')
})

test('offers light and dark pages where the site has both', () => {
  const input = drawn(footer, fixtures.empty) as Parameters<typeof Footer>[0]
  const site = { ...input.page.site, schemes: ['light', 'dark'] as const }
  expect(renderToStaticMarkup(<Footer {...input} page={{ ...input.page, site }} />)).toMatch(
    /<label[^>]*data-part="scheme" hidden="">Tampilan<select/,
  )
  expect(html(footer, fixtures.empty)).not.toContain('data-part="scheme"')
})

test.each(['institutional', 'playful'] as const)(
  'has the logo for dark grounds in the face %s, whose footers are dark',
  (face) => {
    const input = drawn(footer, fixtures.large) as Parameters<typeof Footer>[0]
    const site = { ...input.page.site, logoDark: '/media/dark.svg', logoLight: '/media/light.svg' }
    const of = (page: object) =>
      renderToStaticMarkup(<Footer {...input} page={{ ...input.page, ...page, site }} />)
    expect(of({ face })).toContain('src="/media/light.svg"')
    expect(of({})).toContain('src="/media/dark.svg"')
    const alone = { ...site, logoLight: null }
    const named = renderToStaticMarkup(
      <Footer {...input} page={{ ...input.page, face, site: alone }} />,
    )
    expect(named).not.toContain('<img')
  },
)
