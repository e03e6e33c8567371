import { expect, test } from 'vitest'
import { locationOf } from './location.ts'

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
