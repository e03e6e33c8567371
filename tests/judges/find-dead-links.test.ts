import { expect, test } from 'vitest'
import { findDeadLinks, wrongOutside } from './find-dead-links.ts'
import { addressOf, type JudgedPage } from './judged-page.ts'

const compare = (one: string, other: string) => one.localeCompare(other)

/** A site of these documents; every other path is 404. */
async function deadLinks(documents: Record<string, string>) {
  const asked: string[] = []
  const fetch = (_site: string, path: string) => {
    asked.push(path)
    const body = documents[path] ?? ''
    const status = path in documents ? 200 : 404
    return Promise.resolve({ status, contentType: 'text/html', body })
  }
  const home: JudgedPage = {
    kind: 'coba /',
    site: 'coba',
    path: '/',
    locale: 'id',
    ...(await fetch('coba', '/')),
  }
  const kindOf = (site: string, path: string) => `${site} ${path}`
  const { findings, marks } = await findDeadLinks([home], {
    fetch,
    kindOf,
    progress: () => undefined,
  })
  return { found: findings.map(({ kind, rule, text }) => [kind, rule, text]), marks, asked }
}

test('links, pictures, scripts and fragments are followed, through pages that are found', async () => {
  const { found, marks } = await deadLinks({
    '/': '<h1 id="atas"></h1><a href="#atas">…</a><a href="#bawah">…</a><a href="/Kelas">…</a>',
    '/Kelas': '<img srcset="/a.png 1x, /b.png 2x"><script src="/c.js"></script><a href="/#atas">',
  })
  expect(found.map((row) => row.join(' ')).toSorted(compare)).toEqual([
    'coba / has no element of this id #bawah',
    'coba /Kelas answered with 404 /a.png',
    'coba /Kelas answered with 404 /b.png',
    'coba /Kelas answered with 404 /c.js',
  ])
  expect([...marks.keys()]).toEqual(['coba /', 'coba /Kelas'])
})

test('where a form is sent, its fragment is of the answer', async () => {
  const { found } = await deadLinks({ '/': '<form action="/#ringkasan"></form>' })
  expect(found).toEqual([])
})

test('pages of a list are followed, and other queries are only asked for', async () => {
  const { found } = await deadLinks({
    '/': '<a href="/?page=2">…</a><a href="/?state=ended">…</a>',
    '/?page=2': '<a href="/hilang">…</a>',
    '/?state=ended': '<a href="/tak-terbaca">…</a>',
  })
  expect(found).toEqual([['coba /', 'answered with 404', '/hilang']])
})

test('an address is asked for once', async () => {
  const { asked } = await deadLinks({ '/': '<a href="/">…</a><a href="/#a">…</a>' })
  expect(asked).toEqual(['/', '/'])
})

test.each([
  ['https://lain.example/x', undefined],
  ['mailto:a@b.example', undefined],
  ['tel:+62-812-000', undefined],
  ['http://lain.example', 'begins with http:'],
  ['javascript:0', 'begins with javascript:'],
  ['https://lain', 'has no whole host'],
  ['mailto:a', 'is no mail address'],
  ['tel:nol', 'is no number'],
])('%s outside of the sites: %s', (address, wrong) => {
  expect(wrongOutside(new URL(address))).toBe(wrong)
})

test('a page has the address of its site', () => {
  expect(addressOf({ site: 'coba', path: '/en' })).toBe('https://coba.tenun.example/en')
})
