import { expect, test } from 'vitest'
import { drawn, html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { postDetail } from './index.ts'

test('renders the title as the only h1, with its date, category and reading time', () => {
  const markup = html(postDetail, fixtures.filled)
  expect(markup.match(/<h1/g)).toHaveLength(1)
  expect(markup).toContain('<time dateTime="2026-11-03T02:00:00Z">3 November 2026</time>')
  expect(markup).toContain('Cerita lapangan')
  expect(markup).toContain('7 menit baca')
})

test('renders the stored text as prose', () => {
  expect(html(postDetail, fixtures.filled)).toMatch(/<div class="prose"><p>Setiap Selasa sore/)
})

test('links back to the list when its props name one', () => {
  expect(html(postDetail, fixtures.filled)).toContain('href="/News"')
  expect(html(postDetail, fixtures.bare)).not.toContain('href="/News"')
})

test('loads the cover eagerly, and leaves no gap without one', () => {
  const { props, data } = fixtures.filled
  const covered = { post: { ...data.post, cover: '/cover.svg' } }
  expect(html(postDetail, { props, data: covered })).toMatch(/<img[^>]*fetchPriority="high"/)
  expect(html(postDetail, fixtures.filled)).not.toContain('cover')
})

test('the cover says what it shows, in its own language', () => {
  const { props, data } = fixtures.filled
  const cover = { cover: '/cover.svg', coverAlt: 'Guru di perahu', language: 'en' as const }
  const covered = { post: { ...data.post, ...cover, fieldLanguages: { coverAlt: 'en' as const } } }
  expect(html(postDetail, { props, data: covered })).toMatch(
    /<img[^>]*alt="Guru di perahu" lang="en"/,
  )
})

test('requests a post by id or by slug', () => {
  const input = (props: object) => postDetail.needs?.(postDetail.props.parse(props)).post.input
  expect(input(fixtures.filled.props)).toEqual({ kindSlug: 'news', id: '7', slug: undefined })
  expect(input(fixtures.bare.props)).toMatchObject({ kindSlug: 'blog', slug: 'guru-tambora' })
})

test('renders nothing and has no JSON-LD when there is no such post', () => {
  expect(html(postDetail, fixtures.empty)).toBe('')
  expect(postDetail.jsonLd?.(fixtureNamed('empty'))).toBeNull()
})

test('names the author of a post that has one, also in its JSON-LD', () => {
  expect(html(postDetail, fixtures.signed)).toContain('oleh Mega Lestari')
  expect(html(postDetail, fixtures.filled)).not.toContain('oleh')
  const author = { '@type': 'Person', name: 'Mega Lestari' }
  expect(postDetail.jsonLd?.(fixtureNamed('signed'))).toMatchObject({ author })
})

test('has JSON-LD of an article by the site, where no author is named', () => {
  const article = postDetail.jsonLd?.(fixtureNamed('filled'))
  expect(article).toMatchObject({ '@type': 'Article', publisher: { name: 'Situs Contoh' } })
  expect(article).toMatchObject({ author: { '@type': 'Organization', name: 'Situs Contoh' } })
})

function fixtureNamed(name: 'filled' | 'empty' | 'signed') {
  const { page, slots, id } = drawn(postDetail, fixtures[name])
  const { props, data } = fixtures[name]
  return { id, page, slots, asked: { post: '' }, props: postDetail.props.parse(props), data }
}
