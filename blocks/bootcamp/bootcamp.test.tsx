import { expect, test } from 'vitest'
import { drawn, html } from '#tests/html.tsx'
import { batchState, nextBatchChange, weeksOf } from './batch-state.ts'
import { fixtures } from './fixtures.ts'
import { bootcamp } from './index.ts'

const batch = {
  registrationOpensAt: '2026-11-10T17:00:00Z',
  registrationClosesAt: '2026-12-01T17:00:00Z',
  startsAt: '2026-12-08T12:00:00Z',
  endsAt: '2027-04-06T14:00:00Z',
}

test.each([
  ['2026-11-10T16:59:00Z', 'comingSoon', '2026-11-10T17:00:00Z'],
  ['2026-11-10T17:00:00Z', 'onRegistration', '2026-12-01T17:00:00Z'],
  ['2026-12-01T17:00:00Z', 'soon', '2026-12-08T12:00:00Z'],
  ['2026-12-08T12:00:00Z', 'started', '2027-04-06T14:00:00Z'],
])('at %s a batch is %s, until %s', (now, state, until) => {
  expect(batchState(batch, now)).toBe(state)
  expect(nextBatchChange([batch], now)).toEqual(new Date(until))
})

test('a batch that has ended changes no more', () => {
  expect(batchState(batch, batch.endsAt)).toBe('ended')
  expect(nextBatchChange([batch], batch.endsAt)).toBeUndefined()
})

test('weeks are counted from the begin to the end', () => {
  expect(weeksOf(batch)).toBe(18)
  expect(weeksOf({ ...batch, endsAt: batch.startsAt })).toBe(1)
})

test('shows the batches of its program only, with their dates and states', () => {
  const markup = html(bootcamp, fixtures.filled)
  expect(markup).toContain('8 Desember 2026 – 6 April 2027')
  expect(markup).toMatch(/Angkatan 13.*Sedang Berlangsung.*Angkatan 14.*Pendaftaran Dibuka/s)
  expect(markup).toContain('17 pekan · 28 kursi · Kupang')
  expect(markup).not.toContain('Angkatan lain')
})

test('shows what its classes cost and who teaches them, without webinars', () => {
  const markup = html(bootcamp, fixtures.filled)
  expect(markup).toContain('Rp350.000–Rp750.000 per kelas')
  expect(markup.match(/Bagus Wirawan<\/span>/g)).toHaveLength(1)
  expect(markup).not.toContain('Tanya Jawab Terbuka')
  expect(html(bootcamp, fixtures.closed)).toContain('Gratis')
})

test('leads to registration only while a batch is open', () => {
  expect(html(bootcamp, fixtures.filled)).toContain('href="/Register">Daftar angkatan 14</a>')
  expect(html(bootcamp, fixtures.closed)).not.toContain('href="/Register"')
})

test('says that no batch is planned, and renders nothing without the program', () => {
  expect(html(bootcamp, fixtures['not planned'])).toContain('belum dijadwalkan')
  expect(html(bootcamp, fixtures.empty)).toBe('')
  expect(jsonLdOf('empty')).toBeNull()
})

test('has JSON-LD of a program with its next batch', () => {
  expect(jsonLdOf('filled')).toMatchObject({
    '@type': 'EducationalOccupationalProgram',
    startDate: '2026-12-08T12:00:00Z',
    maximumEnrollment: 60,
  })
})

test('requests the program, its classes and the batches', () => {
  expect(bootcamp.needs?.(bootcamp.props.parse({ slug: 'web' }))).toMatchObject({
    program: { input: { slug: 'web' } },
    classes: { input: { programIds: 'web' } },
    batches: { input: { pageSize: 100 } },
  })
})

function jsonLdOf(name: 'filled' | 'empty') {
  const { page, slots, id } = drawn(bootcamp, fixtures[name])
  const { props, data } = fixtures[name]
  const asked = { program: '', batches: '', classes: '' }
  return bootcamp.jsonLd?.({ id, page, slots, asked, props: bootcamp.props.parse(props), data })
}
