import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtureNow } from '../fixture-types.ts'
import { fixtures } from './fixtures.ts'
import { Header } from './header.tsx'
import { header } from './index.ts'

const draw = (path: string, base = '', menu: object[] = fixtures.filled.props.menu) =>
  renderToStaticMarkup(
    <Header
      id="header"
      props={header.props.parse({ ...fixtures.filled.props, menu })}
      data={{}}
      asked={{}}
      slots={{}}
      page={{
        locale: 'id',
        base,
        locales: ['id', 'en'],
        site: {
          title: 'Situs',
          logoDark: '/terang.svg',
          logoLight: '/gelap.svg',
          schemes: ['light'],
        },
        now: fixtureNow,
        address: `https://situs.example${path.replace(/[?#].*/, '')}`,
        search: /\?[^#]*/.exec(path)?.[0] ?? '',
      }}
    />,
  )
const currentLinks = (markup: string) =>
  [...markup.matchAll(/href="([^"]*)" aria-current="page"/g)].map(([, href]) => href)

test('marks only the link of the current page', () => {
  expect(currentLinks(draw('/News'))).toEqual(['/News'])
  expect(currentLinks(draw('/News/7/kelas-baru'))).toEqual([])
})

test('marks the current page whatever its query, fragment or trailing slash', () => {
  expect(currentLinks(draw('/News/?page=2#daftar'))).toEqual(['/News'])
})

test('marks the section of a page that has no link of its own, and the first page is no section', () => {
  const markup = draw('/News/7/kelas-baru')
  expect(
    [...markup.matchAll(/href="([^"]*)" aria-current="true"/g)].map(([, href]) => href),
  ).toEqual(['/News'])
})

test('marks no link to a part of a page', () => {
  const menu = [
    { label: 'Semua', href: '/News' },
    { label: 'Opini', href: '/News?category=opini' },
    { label: 'Arsip', href: '/News#arsip' },
  ]
  expect(currentLinks(draw('/News', '', menu))).toEqual(['/News'])
  expect(draw('/News/opini', '', menu).match(/aria-current/g)).toHaveLength(1)
})

test('renders the same markup for the same path', () => {
  expect(draw('/About')).toBe(draw('/About'))
})

test('opens its menu without script', () => {
  const markup = html(header, fixtures.filled)
  const [, target] = /class="header-open" popoverTarget="([^"]+)"/i.exec(markup) ?? []
  expect(target).toBeTruthy()
  expect(markup).toContain(`<nav id="${target}" class="header-menu" popover="auto"`)
})

test('opens one sub-menu at a time', () => {
  const names = [...html(header, fixtures.filled).matchAll(/<details name="([^"]+)"/g)]
  expect(names).toHaveLength(2)
  expect(new Set(names.map(([, name]) => name)).size).toBe(1)
})

test('links the parent page of a sub-menu once', () => {
  const markup = html(header, fixtures.filled)
  expect(markup).toMatch(/href="\/Program"[^>]*><span class="link-more">Selengkapnya/)
  expect(markup.match(/href="\/Campus"/g)).toHaveLength(1)
})

test('links to the home page in the language of the page', () => {
  expect(draw('/en/News', '/en')).toContain('href="/en"')
  expect(draw('/News')).toContain('href="/"')
})

test('uses the logo that is visible on its background', () => {
  expect(draw('/')).toContain('src="/terang.svg"')
  expect(draw('/')).not.toContain('/gelap.svg')
})

test('has no menu button when there is no menu', () => {
  expect(html(header, fixtures.empty)).not.toContain('<button')
})

test('links to the same page in the other language', () => {
  expect(draw('/News')).toContain('href="/en/News"')
  expect(draw('/en/News', '/en')).toContain('href="/en"')
  expect(draw('/News?page=2')).toContain('href="/en/News?page=2"')
})

test('searches the page that the site names, without scripts', () => {
  const markup = html(header, fixtures.search)
  expect(markup).toContain(
    '<form class="header-search" role="search" action="/Class" method="get">',
  )
  expect(markup).toMatch(
    /<input [^>]*type="search"[^>]* aria-label="Cari kelas"[^>]* name="search"/,
  )
  expect(html(header, fixtures.filled)).not.toContain('<form')
})

test('shows what its slot has beside the language', () => {
  expect(html(header, fixtures.account)).toMatch(/lang="en".*<\/a><div><p>Masuk<\/p><\/div>/)
})
