import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { podcastList } from './index.ts'

test('links each episode to its own page', () => {
  const markup = html(podcastList, fixtures.filled)
  expect(markup).toContain('<a class="card-link" href="/Podcasts/kelas-malam">')
  expect(markup.match(/<h3/g)).toHaveLength(3)
})

test('says how long an episode takes, or that it is not recorded yet', () => {
  const markup = html(podcastList, fixtures.filled)
  expect(markup).toContain('25 menit')
  expect(markup).toContain('1 menit')
  expect(markup).toContain('Segera tayang')
})

test('shows a message without episodes', () => {
  expect(html(podcastList, fixtures.empty)).toContain('Belum ada episode')
})

test('has a search, categories and pages as far as its props are bound to the query', () => {
  const markup = html(podcastList, fixtures.paged)
  expect(markup).toMatch(/<form [^>]*role="search"/)
  expect(markup).toMatch(/category=ruang-guru#fixture" aria-current="true">Ruang guru</)
  expect(markup).toContain('14 hasil untuk “kelas”')
  expect(html(podcastList, fixtures.filled)).not.toMatch(/<form|pager|class="filter"/)
})

test('leaves out the episode of the page, and shows as many others', () => {
  const { props, data } = fixtures.filled
  const shown = { ...props, limit: 2, excludeId: 'kelas-malam' }
  const markup = html(podcastList, { props: shown, data })
  expect(markup.match(/<h3/g)).toHaveLength(2)
  expect(markup).not.toContain('/Podcasts/kelas-malam"')
  expect(podcastList.needs?.(podcastList.props.parse(shown)).podcasts.input).toMatchObject({
    pageSize: 3,
  })
  const only = { podcasts: { ...data.podcasts, items: data.podcasts.items.slice(1, 2) } }
  expect(html(podcastList, { props: shown, data: only })).not.toContain('<h2')
})
