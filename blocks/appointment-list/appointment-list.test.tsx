import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { appointmentList } from './index.ts'

const markup = html(appointmentList, fixtures.filled)

test('says who asked for what and when, and how to reach them', () => {
  for (const text of [
    'Rahma Fitriani · Kampus Contoh',
    'href="mailto:rahma@kampus.example"',
    'href="tel:+6281234567890"',
    'Ingin bertemu pada 1 Desember 2026',
    'Pagi lebih baik.',
    'Dikirim 20 November 2026, 10.00 WIB',
  ])
    expect(markup).toContain(text)
})

test('offers the states that a request is not in', () => {
  const rows = markup.split('<li class="managed-row"').slice(1)
  const offered = rows.map((row) =>
    [...row.matchAll(/<div data-in="[^"]*"( hidden="")?>.*?name="state" value="(\w+)"/g)].flatMap(
      ([, hidden, state]) => (hidden ? [] : [state]),
    ),
  )
  expect(offered).toEqual([
    ['answered', 'closed', 'cancelled'],
    ['closed', 'new', 'cancelled'],
    ['new', 'cancelled'],
    ['answered', 'closed', 'cancelled'],
    [],
  ])
})

test('says the hour that was booked, and asks before one is cancelled', () => {
  expect(markup).toContain('Bertemu pada Selasa, 1 Desember 2026, 10.00–10.30 WIB')
  expect(markup).toContain('Batalkan perjanjian ini?')
  expect(markup).toContain('rahma@kampus.example, dan jamnya dapat dipilih orang lain')
})

test('who asked reads the state and the time of each, and decides nothing', () => {
  const own = html(appointmentList, fixtures.own)
  for (const text of ['Menunggu jawaban', 'Bertemu pada Selasa, 1 Desember 2026', 'Dibatalkan'])
    expect(own).toContain(text)
  expect(own).not.toMatch(/data-part="manage"|mailto:|<button/)
  const needs = appointmentList.needs?.(appointmentList.props.parse(fixtures.own.props))
  expect(needs?.appointments.endpoint).toMatchObject({ path: 'v1/post/appointment/own/list' })
  expect(html(appointmentList, { ...fixtures.empty, props: fixtures.own.props })).toContain(
    'Anda belum meminta bertemu.',
  )
})

test('an empty list says so', () => {
  expect(html(appointmentList, fixtures.empty)).toContain('Belum ada permintaan bertemu.')
})

test('requests the page, the words and the state that the query chooses', () => {
  const props = appointmentList.props.parse({ heading: 'X', page: 2, state: 'new', search: 'a' })
  expect(appointmentList.needs?.(props).appointments.input).toEqual({
    state: 'new',
    search: 'a',
    pageSize: 10,
    page: 2,
  })
})
