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
