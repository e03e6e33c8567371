import { expect, test } from 'vitest'
import { ReferenceResolver } from './resolve-references.ts'

const inEnglish = (href: string) =>
  new ReferenceResolver({
    locale: 'en',
    base: '/en',
    defaultLocale: 'id',
    pagePath: () => undefined,
    assetUrl: () => undefined,
    contentOf: () => undefined,
    html: (text) => text,
    isHtml: () => false,
  }).resolve(href, { kind: 'link' }, '')

test.each([
  ['/', '/en'],
  ['/Class', '/en/Class'],
  ['/drives', '/en/drives'],
  ['/drive/x', '/drive/x'],
  ['/media/brosur.pdf', '/media/brosur.pdf'],
  ['/openapi.json', '/openapi.json'],
  ['/account', '/account'],
])('in another language %s leads to %s', (href, expected) => {
  expect(inEnglish(href)).toBe(expected)
})
