import { expect, test } from 'vitest'
import { findAll, readXml, textOf } from '#tests/read-xml.ts'
import { toAtom } from './atom.ts'
import type { Feed } from './feed.ts'
import { toRss } from './rss.ts'

const entry = {
  id: '0b7d1f7e-6c0e-4d0e-8f4a-2f1c0f0a7f10',
  title: 'Kelas <baru> & lama',
  summary: 'Satu "dua"\u0002',
  page: 'https://coba.example/News/1/kelas?a=1&b=2',
  publishedAt: '2026-11-20T01:00:00.000Z',
  changedAt: '2026-11-22T01:00:00.000Z',
  category: 'Kabar',
  author: 'Mega Lestari',
}
const feed: Feed = {
  title: 'Kabar | Coba',
  description: 'Situs coba.',
  language: 'id',
  page: 'https://coba.example/News',
  self: 'https://coba.example/feed/id/news.rss',
  icon: 'https://coba.example/_icon/1/512.png',
  siteName: 'Coba',
  entries: [entry],
}
const sound = {
  url: 'https://coba.example/media/a.mp3',
  type: 'audio/mpeg',
  bytes: 12,
  seconds: 95,
}
const rfc822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

test('an RSS feed has what RSS 2.0 requires, with full dates and the link to itself', () => {
  const root = readXml(toRss(feed))
  expect([root.name, root.attributes['version']]).toEqual(['rss', '2.0'])
  const [channel] = findAll(root, 'channel')
  if (channel === undefined) throw new Error('there is no channel')
  for (const name of ['title', 'link', 'description', 'language'])
    expect([name, textOf(channel, name)]).toEqual([name, expect.stringMatching(/\S/)])
  expect(textOf(channel, 'lastBuildDate')).toMatch(rfc822)
  expect(findAll(channel, 'atom:link')[0]?.attributes).toMatchObject({
    rel: 'self',
    href: feed.self,
  })
  const [item] = findAll(channel, 'item')
  if (item === undefined) throw new Error('there is no item')
  expect(textOf(item, 'title')).toBe('Kelas <baru> & lama')
  expect(textOf(item, 'description')).toBe('Satu "dua"')
  expect(textOf(item, 'link')).toBe(entry.page)
  expect(textOf(item, 'pubDate')).toBe('Fri, 20 Nov 2026 01:00:00 GMT')
  expect(textOf(item, 'guid')).toBe(`urn:uuid:${entry.id}`)
  expect(findAll(root, 'enclosure')).toEqual([])
})

test('an episode has its sound and what podcast directories ask for', () => {
  const picture = 'https://coba.example/media/a.png'
  const root = readXml(toRss({ ...feed, entries: [{ ...entry, sound, picture }] }))
  expect(findAll(root, 'enclosure')[0]?.attributes).toEqual({
    url: sound.url,
    length: '12',
    type: 'audio/mpeg',
  })
  expect(findAll(root, 'itunes:duration')[0]?.text).toBe('95')
  expect(findAll(root, 'itunes:category')[0]?.attributes['text']).toBe('Education')
  expect(findAll(root, 'itunes:image').map(({ attributes }) => attributes['href'])).toEqual([
    feed.icon,
    picture,
  ])
  expect(findAll(root, 'itunes:explicit').map(({ text }) => text)).toEqual(['false', 'false'])
})

test('an Atom feed has what RFC 4287 requires of feeds and entries', () => {
  const root = readXml(toAtom(feed))
  expect(root.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'id' })
  expect([textOf(root, 'id'), textOf(root, 'title')]).toEqual([feed.self, feed.title])
  expect(textOf(root, 'updated')).toBe(entry.changedAt)
  const links = root.children.filter(({ name }) => name === 'link')
  expect(links.map(({ attributes }) => attributes['rel'])).toEqual(['self', 'alternate'])
  const [found] = findAll(root, 'entry')
  if (found === undefined) throw new Error('there is no entry')
  expect(textOf(found, 'id')).toBe(`urn:uuid:${entry.id}`)
  expect(textOf(found, 'updated')).toBe(entry.changedAt)
  expect(textOf(found, 'published')).toBe(entry.publishedAt)
  expect(findAll(found, 'name')[0]?.text).toBe('Mega Lestari')
})

test('feeds without entries are whole', () => {
  expect(findAll(readXml(toRss({ ...feed, entries: [] })), 'item')).toEqual([])
  expect(textOf(readXml(toAtom({ ...feed, entries: [] })), 'updated')).toBe(
    '1970-01-01T00:00:00.000Z',
  )
})
