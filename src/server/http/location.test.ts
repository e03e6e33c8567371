import { expect, test } from 'vitest'
import { ExternalRedirectError, locationOf, ownLocation } from './location.ts'

test.each([
  ['/Class/web?a=1&b=%20#c', '/Class/web?a=1&b=%20#c'],
  ['/Kelas baru/é→😀', '/Kelas%20baru/%C3%A9%E2%86%92%F0%9F%98%80'],
  ['https://a.example/x', 'https://a.example/x'],
])('%s is sent as %s', (address, location) => {
  expect(locationOf(address)).toBe(location)
})

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/a\r\nSet-Cookie: a=b',
  'mailto:a@a.example',
  'Tentang',
  '/\ud800',
  '',
])('%j is never sent', (address) => {
  expect(locationOf(address)).toBeUndefined()
})

test('a path of the site is its own location, in ASCII', () => {
  expect(ownLocation('/Kelas/menulis?halaman=2#isi')).toBe('/Kelas/menulis?halaman=2#isi')
  expect(ownLocation('/Kelas/café')).toBe('/Kelas/caf%C3%A9')
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  'Kelas',
  '',
  '/Kelas/\uD800',
])('a redirect to %j throws ERR_REDIRECT', (address) => {
  const redirect = () => ownLocation(address)
  expect(redirect).toThrow(ExternalRedirectError)
  expect(redirect).toThrow(expect.objectContaining({ code: 'ERR_REDIRECT' }))
})
