import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { footer } from './index.ts'

test('labels each list of links by its heading', () => {
  const markup = html(footer, fixtures.filled)
  for (const [, id] of markup.matchAll(/<nav aria-labelledby="([^"]+)"/g)) {
    expect(markup).toContain(`<h2 id="${id}"`)
  }
  expect(markup.match(/<nav /g)).toHaveLength(4)
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
