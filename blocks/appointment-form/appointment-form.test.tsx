import { expect, test } from 'vitest'
import { createAppointment } from '#schemas/services/appointment.ts'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { appointmentForm } from './index.ts'

test('has a label for every field that it sends, and says which may be left empty', () => {
  const markup = html(appointmentForm, fixtures.filled)
  const props = appointmentForm.props.parse(fixtures.filled.props)
  const fields = appointmentForm.action?.(props).fields ?? []
  expect(fields.length).toBeGreaterThan(0)
  for (const name of fields) expect(markup).toContain(`<label for="fixture-${name}">`)
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
