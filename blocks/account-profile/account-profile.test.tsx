import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { accountProfile } from './index.ts'

const markup = html(accountProfile, fixtures.filled)

test('name and telephone are fields, address and kind are only read', () => {
  expect(markup).toMatch(/<input[^>]*name="name"[^>]*value="Rahma Yuniar"/)
  expect(markup).toMatch(/<input[^>]*name="phone"[^>]*value="0812 3456 7890"/)
  expect(markup.match(/<input/g)).toHaveLength(2)
  for (const text of ['rahma@situs.example', 'Peserta', 'SMK Rekaan 1 Sleman', '1 November 2026'])
    expect(markup).toContain(text)
})

test('nothing is sent before the runtime is there: the button is out of use', () => {
  expect(markup).toMatch(/<button type="submit"[^>]*disabled=""/)
  expect(markup).not.toContain('action=')
})

test('who has no telephone and no school reads no empty fact', () => {
  const empty = html(accountProfile, fixtures.empty)
  expect(empty).toMatch(/<input[^>]*name="phone"[^>]*value=""/)
  expect(empty).not.toContain('Sekolah')
})

test('a password is changed at the account site, in the language of the page', () => {
  expect(markup).toContain('href="/account/forgot"')
  expect(html(accountProfile, fixtures.english)).toMatch(/href="\/account\/forgot(\?lang=en)?"/)
})
