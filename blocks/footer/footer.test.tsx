import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { footer } from './index.ts'

test('names each list of links after its heading', () => {
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

test('reads the very large name once, where the brand stands', () => {
  expect(html(footer, fixtures.large)).toMatch(/footer-name[^>]*aria-hidden="true">Situs Contoh</)
  expect(html(footer, fixtures.filled)).not.toContain('footer-name')
})

test('stands with a brand alone', () => {
  expect(html(footer, fixtures.empty)).toMatch(/^<footer.*Situs Contoh.*<\/footer>$/)
})

test('refuses a telephone number with words in it', () => {
  expect(footer.props.safeParse({ contact: { phone: 'hubungi kami' } }).success).toBe(false)
})
