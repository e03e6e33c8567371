import { expect, test } from 'vitest'
import { drawn, html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { postDetail } from './index.ts'

test('draws the title as the only h1, with its day, category and reading time', () => {
  const markup = html(postDetail, fixtures.filled)
  expect(markup.match(/<h1/g)).toHaveLength(1)
  expect(markup).toContain('<time dateTime="2026-11-03T02:00:00Z">3 November 2026</time>')
  expect(markup).toContain('Cerita lapangan')
  expect(markup).toContain('7 menit baca')
})

test('draws the stored text as prose', () => {
  expect(html(postDetail, fixtures.filled)).toMatch(/<div class="prose"><p>Setiap Selasa sore/)
})

test('leads back to the list when told where that is', () => {
  expect(html(postDetail, fixtures.filled)).toContain('href="/News"')
  expect(html(postDetail, fixtures.bare)).not.toContain('href="/News"')
})

test('loads the cover at once, and leaves no gap where there is none', () => {
  const { props, data } = fixtures.filled
  const covered = { post: { ...data.post, cover: '/cover.svg' } }
  expect(html(postDetail, { props, data: covered })).toMatch(/<img[^>]*fetchPriority="high"/)
  expect(html(postDetail, fixtures.filled)).not.toContain('cover')
})

test('asks by id or by slug', () => {
  const input = (props: object) => postDetail.needs?.(postDetail.props.parse(props)).post.input
  expect(input(fixtures.filled.props)).toEqual({ kindSlug: 'news', id: '7', slug: undefined })
  expect(input(fixtures.bare.props)).toMatchObject({ kindSlug: 'blog', slug: 'guru-tambora' })
})

test('draws and describes nothing when there is no such post', () => {
  expect(html(postDetail, fixtures.empty)).toBe('')
  expect(postDetail.jsonLd?.(fixtureNamed('empty'))).toBeNull()
})

test('describes itself as an article of the site, with no one as its author', () => {
  const article = postDetail.jsonLd?.(fixtureNamed('filled'))
  expect(article).toMatchObject({ '@type': 'Article', publisher: { name: 'Situs Contoh' } })
  expect(article).not.toHaveProperty('author')
})

function fixtureNamed(name: 'filled' | 'empty') {
  const { page, slots, id } = drawn(postDetail, fixtures[name])
  const { props, data } = fixtures[name]
  return { id, page, slots, asked: { post: '' }, props: postDetail.props.parse(props), data }
}
