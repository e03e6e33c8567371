import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { accountSessions } from './index.ts'

const markup = html(accountSessions, fixtures.filled)

test('this browser is marked, and each of the others can be ended by a button of its own name', () => {
  expect(markup.match(/Peramban ini/g)).toHaveLength(1)
  expect([...markup.matchAll(/data-session="(\w+)"/g)].map(([, id]) => id)).toEqual(['s2', 's3'])
  expect(markup).toContain('aria-label="Akhiri sesi yang dibuka 19 November 2026, 10.00 WIB"')
})

test('signing out everywhere is asked about first, and says what is lost', () => {
  const [dialog = ''] = /<dialog.*<\/dialog>/s.exec(markup) ?? []
  expect(dialog).toContain('Keluar di mana-mana?')
  expect([...dialog.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    'others',
    'all',
  ])
})

test('buttons are out of use until the runtime is there', () => {
  const outside = markup.replace(/<dialog.*<\/dialog>/s, '')
  const buttons = outside.match(/<button[^>]*>/g) ?? []
  expect(buttons).toHaveLength(3)
  for (const button of buttons) expect(button).toContain('disabled=""')
})

test('with one session there is nothing to end but everything', () => {
  expect(html(accountSessions, fixtures.empty)).not.toContain('data-end')
})

test('speaks the language of the page', () => {
  expect(html(accountSessions, fixtures.english)).toContain('Holds until 21 December 2026')
})
