import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { assistantLauncher } from './index.ts'

test('a launcher is a link to the page of the assistant, whose part is loaded when it is pressed', () => {
  const markup = html(assistantLauncher, fixtures.filled)
  expect(markup).toMatch(
    /^<aside [^>]*aria-label="Tanya asisten"[^>]*><a [^>]*href="\/Asisten"[^>]*data-part="assistant"[^>]*data-press=""/,
  )
  expect(markup).toContain('<span>Tanya asisten</span>')
})
