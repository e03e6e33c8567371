import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { siteList } from './index.ts'

const markup = html(siteList, fixtures.filled)

test('each site leads to its page, and says its layout, its hosts and whether it is open', () => {
  for (const text of [
    'href="/Kelola/Situs/anggrek"',
    'Juga di www.anggrek.example',
    'Tata letak sekolah',
    'Situs dari folder tata letaknya',
    'href="https://anggrek.example"',
  ])
    expect(markup).toContain(text)
  expect(markup.match(/data-in="maintenance">/g)).toHaveLength(1)
})

test('a host that the address names is not said twice', () => {
  expect(markup.match(/Juga di/g)).toHaveLength(1)
  expect(markup).not.toContain('Juga di cempaka')
})

test('a layout that is missing and a host of another site are said', () => {
  expect(markup).toContain('Tata letak festival tidak ada di server ini.')
  expect(markup).toContain('anggrek.example dipakai situs anggrek.')
})

test('the layout of its own folder is not said twice', () => {
  const { items } = fixtures.filled.data.sites
  const own = { ...items[0], id: 'sekolah', layout: 'sekolah', isOfLayout: true }
  const data = { sites: { ...fixtures.filled.data.sites, items: [own] } }
  expect(html(siteList, { ...fixtures.filled, data })).not.toContain('Tata letak sekolah')
})

test('leads to a new site where there is a page for it', () => {
  expect(markup).toContain('href="/Kelola/Situs/Baru"')
  expect(html(siteList, fixtures.english)).not.toContain('Baru')
})

test('an empty list says so', () => {
  expect(html(siteList, fixtures.empty)).toContain('Tidak ada situs yang cocok.')
})

test('requests the page and the words that the query chooses', () => {
  const props = siteList.props.parse({ ...fixtures.filled.props, page: 2, search: 'a' })
  expect(siteList.needs?.(props).sites.input).toEqual({ search: 'a', pageSize: 20, page: 2 })
  const faulty = siteList.props.parse({ ...fixtures.filled.props, state: 'faulty' })
  expect(siteList.needs?.(faulty).sites.input).toMatchObject({ state: 'faulty' })
})

test('is filtered by state with links, of which one says that it is chosen', () => {
  const text = html(siteList, fixtures['in maintenance'])
  expect(text).toContain('aria-label="Saring menurut keadaan"')
  expect(text).toMatch(/href="[^"]*state=faulty[^"]*"[^>]*>Bermasalah</)
  expect(text).toMatch(/state=maintenance[^>]*aria-current="true"[^>]*>Dalam perbaikan</)
  expect(markup).not.toContain('Bermasalah')
})

test('is named as a list that people work on, which begins right below the head of its page', () => {
  expect(markup).toContain('class="wrap section managed-section"')
})
