import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { teamList } from './index.ts'

const markup = html(teamList, fixtures.filled)

test('shows each team with its school, its mentor and its members', () => {
  for (const text of [
    'Pelita Kode',
    'SMK Pelita · Liga SMK',
    'Pendamping: Bagas Aditya · 3 anggota',
  ])
    expect(markup).toContain(text)
  expect(html(teamList, fixtures.english)).toContain('1 member')
})

test('each is given its score; one without is empty', () => {
  const values = [...markup.matchAll(/name="score"[^>]*value="(\d*)"/g)].map(([, value]) => value)
  expect(values).toEqual(['', '870'])
  expect(markup).toContain('data-manage="POST v1/team/score"')
})

test('a lead reads whose teams these are', () => {
  expect(html(teamList, fixtures['of a province'])).toContain(
    '<strong>Provinsi Jawa Barat</strong>',
  )
  expect(markup).not.toContain('area-note')
})

test('an empty list says so', () => {
  expect(html(teamList, fixtures.empty)).toContain('Belum ada tim yang terdaftar.')
})

test('requests the event, the words and the page', () => {
  const props = teamList.props.parse({ heading: 'X', event: 'liga-smk', search: 'a', page: 2 })
  expect(teamList.needs?.(props).teams.input).toEqual({
    event: 'liga-smk',
    search: 'a',
    pageSize: 10,
    page: 2,
  })
})

test('what an empty score means is said of its field, above it', () => {
  expect(markup).toMatch(
    /<p id="([^"]+)" class="form-hint">[^<]*<\/p><input[^>]*aria-describedby="\1"/,
  )
})
