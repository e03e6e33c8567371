import { expect, test } from 'vitest'
import { localLinks } from './localize-links.ts'

const page = {
  locale: 'en' as const,
  base: '/en',
  locales: ['id', 'en'] as const,
  site: { title: '', logoDark: null, logoLight: null, schemes: ['light'] as const },
}
const link = (href: string) => `<a class="x" href="${href}">x</a>`

test.each([
  ['/', '/en'],
  ['/Class', '/en/Class'],
  ['/#a', '/en/#a'],
  ['/Entri', '/en/Entri'],
  ['/en', '/en'],
  ['/en/Class', '/en/Class'],
  ['//other.id/', '//other.id/'],
  ['#a', '#a'],
  ['https://a.id/', 'https://a.id/'],
])('a link to %s leads to %s in the other language', (from, to) => {
  expect(localLinks(link(from), page)).toBe(link(to))
})

test.each(['/media/a.pdf', '/drive/x', '/openapi.json'])(
  'a link to %s, which is no page, stays in every language and is marked',
  (path) => {
    const marked = `<a data-reload="" class="x" href="${path}">x</a>`
    expect(localLinks(link(path), page)).toBe(marked)
    expect(localLinks(link(path), { ...page, base: '' })).toBe(marked)
  },
)

test('a link that says its language stays', () => {
  const html = '<a class="x" href="/Class" hrefLang="id">ID</a>'
  expect(localLinks(html, page)).toBe(html)
})

test('in the default language links stay', () => {
  expect(localLinks(link('/Class'), { ...page, base: '' })).toBe(link('/Class'))
})
