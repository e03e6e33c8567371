import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { cta } from './index.ts'

test('is a section named by its heading', () => {
  for (const fixture of Object.values(fixtures)) {
    const markup = html(cta, fixture)
    const [, id] = /<section[^>]*aria-labelledby="([^"]+)"/.exec(markup) ?? []
    expect(markup).toContain(`<h2 id="${id}"`)
  }
})

test('makes the first button the primary one', () => {
  expect(html(cta, fixtures.filled)).toMatch(/class="button" href="\/Register"/)
  expect(html(cta, fixtures.filled)).toMatch(
    /class="button button-quiet" href="\/Make-Appointment"/,
  )
})

test('has the band of its props, and as a line none', () => {
  expect(html(cta, fixtures.dark)).toContain('band-dark')
  expect(html(cta, fixtures.line)).not.toContain('band-')
})
