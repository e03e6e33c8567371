import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { accountData } from './index.ts'

const markup = html(accountData, fixtures.filled)

test('erasing asks to type the address, and says what goes and what stays', () => {
  expect(markup).toContain('Ketik rahma@situs.example untuk memastikan')
  expect(markup).toMatch(/<input[^>]*type="email"[^>]*required=""/)
  expect(markup).toContain('Tagihan dan kuitansi disimpan')
  expect(markup).toContain('data-erased="/Akun/Terhapus"')
})

test('both are out of use until the runtime is there', () => {
  for (const part of ['data-export', 'data-open'])
    expect(markup).toMatch(new RegExp(`<button[^>]*${part}=""[^>]*disabled=""`))
})

test('speaks the language of the page', () => {
  expect(html(accountData, fixtures.english)).toContain('Erase your account for good?')
})

test('erasing stands apart from the copy, under a heading of its own that says what will happen', () => {
  const [copy = '', erase = ''] = markup.split('account-danger"')
  expect(copy).toContain('Salinan data Anda')
  expect(erase).toMatch(/<h3[^>]*>Hapus akun untuk selamanya<\/h3><p>[^<]*hilang untuk selamanya/)
  expect(erase).toContain('button button-danger')
})
