import { expect, test } from 'vitest'
import { createAppointment } from '#schemas/services/appointment.ts'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { appointmentForm } from './index.ts'
import { slotDays } from './slot-days.ts'

test('has a label for every field that it sends, and says which may be left empty', () => {
  const markup = html(appointmentForm, fixtures.date)
  const props = appointmentForm.props.parse(fixtures.date.props)
  const fields = appointmentForm.action?.(props).fields ?? []
  expect(fields.length).toBeGreaterThan(0)
  for (const name of fields.filter((one) => one !== 'startsAt'))
    expect(markup).toContain(`<label for="fixture-${name}">`)
  expect(markup.match(/boleh kosong/g)).toHaveLength(2)
})

test('sends every input of its endpoint but the honeypot, which it hides', () => {
  const props = appointmentForm.props.parse(fixtures.empty.props)
  const fields = appointmentForm.action?.(props).fields ?? []
  expect([...fields, 'website'].toSorted()).toEqual(
    Object.keys(createAppointment.input.shape).toSorted(),
  )
  expect(html(appointmentForm, fixtures.empty)).toMatch(/aria-hidden="true">.*name="website"/)
})

test('lets visitors choose a topic, or write one where none is given', () => {
  expect(html(appointmentForm, fixtures.filled)).toContain('<option>Pelatihan guru</option>')
  expect(html(appointmentForm, fixtures.empty)).not.toContain('<select')
})

test('speaks the language of its page', () => {
  expect(html(appointmentForm, fixtures.tinted)).toContain('Preferred date')
})

test('offers the free hours by day, the first of which is open', () => {
  const markup = html(appointmentForm, fixtures.filled)
  expect(markup.match(/<details/g)).toHaveLength(3)
  expect(markup.match(/<details[^>]* open=""/g)).toHaveLength(1)
  expect(markup.match(/type="radio"/g)).toHaveLength(6)
  expect(markup).toContain('<span>Selasa, 1 Desember</span>')
  expect(markup).toContain('2 jam kosong')
  expect(markup).toContain('aria-label="09.30 WIB, Selasa, 1 Desember"')
  expect(markup).toContain('Setiap pertemuan 30 menit. Semua jam dalam WIB.')
  expect(markup).not.toContain('name="preferredDate"')
})

test('says so when no hour is free, and asks for a date where none are offered', () => {
  expect(html(appointmentForm, fixtures.empty)).toContain('Saat ini tidak ada jam yang kosong.')
  expect(html(appointmentForm, fixtures.date)).toContain('name="preferredDate"')
})

test('puts an hour on the day that it has in the zone of the hours', () => {
  const starts = ['2026-12-01T15:30:00.000Z', '2026-12-01T16:00:00.000Z']
  const days = slotDays({ zone: 'Asia/Makassar', minutes: 30, starts })
  expect(days.map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-02'])
})
