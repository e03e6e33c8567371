import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { share } from './index.ts'

test('sends the text and the address of the page by WhatsApp, without scripts', () => {
  const message = encodeURIComponent(
    'Kelas menulis dibuka lagi https://situs.example/Berita/1/judul',
  )
  expect(html(share, fixtures.filled)).toContain(`href="https://wa.me/?text=${message}"`)
})

test('sends the address alone where there is no text', () => {
  const address = encodeURIComponent('https://situs.example/Berita/1/judul')
  expect(html(share, fixtures.empty)).toContain(`href="https://wa.me/?text=${address}"`)
})

test('says nothing before something was copied, and has the words for it in the language of the page', () => {
  const markup = html(share, fixtures.english)
  expect(markup).toMatch(/role="status" data-copied="The link is copied\."[^>]*><\/p>/)
})
