import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { leaderboard } from './index.ts'

test('ranks teams by score, those of one score with the same rank', () => {
  const markup = html(leaderboard, fixtures.filled)
  const ranks = [...markup.matchAll(/leaderboard-rank">(\d+)</g)].map(([, rank]) => rank)
  expect(ranks).toEqual(['1', '2', '2', '4'])
  expect(markup).toContain('>1.240</td>')
  expect(markup).toContain('SMK Bahari Contoh, Kupang')
})

test('ranks mentors by learners, each linked to their page', () => {
  const markup = html(leaderboard, fixtures.mentors)
  expect(markup).toContain('<a href="/Mentor/marlina-tefa">Marlina Tefa</a>')
  expect(markup).toContain('Analis data · 3 classes, 72 h')
  expect(markup).toContain('>Learners</th>')
})

test('requests the scores of who is ranked', () => {
  const inputOf = (props: object) =>
    leaderboard.needs?.(leaderboard.props.parse({ heading: 'x', ...props })).scores
  expect(inputOf({ event: 'liga-smk' })?.input).toMatchObject({ event: 'liga-smk', pageSize: 10 })
  expect(inputOf({})?.endpoint.path).toBe('statistic/teams/score')
  expect(inputOf({ of: 'mentors' })?.endpoint.path).toBe('statistic/mentors/score')
})

test('shows a message without scores', () => {
  expect(html(leaderboard, fixtures.empty)).toContain('Belum ada yang dinilai')
})

test('says of mentors that learners are still to come', () => {
  const props = { ...fixtures.empty.props, of: 'mentors' as const }
  const markup = html(leaderboard, { ...fixtures.empty, props })
  expect(markup).toContain('Belum ada peserta')
  expect(markup).not.toContain('nilai')
})

test('ranks nobody while every value is 0', () => {
  const scores = structuredClone(fixtures.filled.data.scores)
  for (const item of scores.items) item.score = 0
  const markup = html(leaderboard, { ...fixtures.filled, data: { scores } })
  expect(markup).toContain('Belum ada yang dinilai')
  expect(markup).not.toContain('<table')
})

test('links to its other pages when its page is of the query', () => {
  expect(html(leaderboard, fixtures.paged)).toContain('href="/Leaderboards?page=3#fixture"')
})

test('a province is chosen by links, the chosen one is marked, and an empty one leads back to all', () => {
  const markup = html(leaderboard, fixtures.province)
  expect(markup).toContain('Province: <strong>Jawa Barat</strong>')
  expect(markup).toContain('href="/Leaderboards?province=aceh#fixture">Aceh</a>')
  expect(markup).toMatch(/href="[^"]*province=jawa-barat[^"]*" aria-current="true">Jawa Barat/)
  expect(markup).toMatch(/class="notice".*href="\/Leaderboards#fixture"/s)
  expect(html(leaderboard, fixtures.paged)).not.toContain('leaderboard-filter')
})

test('requests the teams of the province by its code; an unknown one is none', () => {
  const inputOf = (province: string) =>
    leaderboard.needs?.(leaderboard.props.parse({ heading: 'x', province })).scores.input
  expect(inputOf('jawa-barat')).toMatchObject({ provinceId: '32' })
  expect(inputOf('atlantis')).toMatchObject({ provinceId: undefined })
})
