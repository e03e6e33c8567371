import { expect, test } from 'vitest'
import {
  addressForm,
  isSafeAddress,
  originForm,
  pictureForm,
  proseLinkForm,
  redirectForm,
} from './address.ts'

const forms = { addressForm, pictureForm, proseLinkForm, redirectForm }

const unsafe = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://a.example/x',
  'file:///etc/passwd',
  'ftp://a.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/a\\b',
  '/a\r\nSet-Cookie: a=b',
  'https://a.example/\nx',
  '/a\u0000',
  '/a\u0085',
  'https:///evil.example',
  'https://?x',
  'https:evil.example',
  '',
]

test.each(unsafe)('%j is no address in any form', (address) => {
  const taken = Object.entries(forms).filter(([, form]) => form.test(address))
  expect(taken.map(([name]) => name)).toEqual([])
})

test.each([
  ['/', 'addressForm pictureForm proseLinkForm redirectForm'],
  ['/Class/web?a=1#b', 'addressForm pictureForm proseLinkForm redirectForm'],
  ['/Kelas baru', 'proseLinkForm redirectForm'],
  ['page:home', ''],
  ['#atas', 'proseLinkForm'],
  ['https://a.example/x', 'addressForm pictureForm proseLinkForm redirectForm'],
  ['http://a.example', 'proseLinkForm redirectForm'],
  ['mailto:a@a.example', 'proseLinkForm'],
  ['tel:+62', 'proseLinkForm'],
  ['asset:covers/a.svg', 'pictureForm'],
])('%s is an address as %s', (address, names) => {
  const taken = Object.entries(forms).filter(([, form]) => form.test(address))
  expect(taken.map(([name]) => name).join(' ')).toBe(names)
})

test.each(['https://a.example\\evil', 'https://a@b.example', 'https://a.example/x', 'a.example'])(
  '%s is no origin',
  (origin) => {
    expect(originForm.test(origin)).toBe(false)
  },
)

test.each(unsafe.filter((address) => !/^https?:|^$/.test(address)))(
  '%j may not be shown',
  (address) => {
    expect(isSafeAddress(address)).toBe(false)
  },
)

test('a picture may be data of a picture, a link may not', () => {
  expect(isSafeAddress('data:image/png;base64,AA==', true)).toBe(true)
  expect(isSafeAddress('mailto:halo@contoh.example', true)).toBe(false)
  expect(isSafeAddress('data:image/png;base64,AA==')).toBe(false)
  expect(isSafeAddress('data:text/html,x', true)).toBe(false)
})
