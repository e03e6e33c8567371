import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { myTeams } from './index.ts'

test('shows each team with its school, its mentor, its members and a score where there is one', () => {
  const markup = html(myTeams, fixtures.filled)
  for (const text of ['Pelita Kode', 'SMK Pelita Rekaan · Liga SMK', '3 anggota', 'Skor 870'])
    expect(markup).toContain(text)
  expect(markup.match(/Skor/g)).toHaveLength(1)
  expect(html(myTeams, fixtures.english)).toContain('1 member')
})

test('renders nothing without a team, or leads to where one is registered', () => {
  expect(html(myTeams, fixtures.empty)).toBe('')
  const markup = html(myTeams, fixtures['to be registered'])
  expect(markup).toContain('Anda belum mendaftarkan tim')
  expect(markup).toContain('href="/Liga-Smk/Register"')
})
