import { expect, test } from 'vitest'
import { appointmentCalendar } from './appointment-calendar.ts'
import { compose } from './compose-mail.ts'

const site = {
  name: 'Sanggar Anyam',
  locale: 'id',
  colour: '#0b5f86',
  isSignUpOpen: true,
  mail: {},
} as const
const data = {
  name: 'Sari',
  topic: 'Kerja sama; magang',
  slot: '2026-12-01T03:00:00.000Z/2026-12-01T03:30:00.000Z',
  zone: 'Asia/Jakarta',
  appointment: '5f0c6f4e-9d1b-4a7e-8c1d-2b0a9e7f1234',
}
const calendarOf = (template: 'appointment-booked' | 'appointment-cancelled') =>
  appointmentCalendar(template, data, {
    siteId: 'alpha',
    site,
    composed: compose(template, data, site),
  })

test('the mail about a booked hour carries it as a calendar', () => {
  const { name, content = '' } = calendarOf('appointment-booked') ?? {}
  expect(name).toBe('perjanjian.ics')
  expect(content.replaceAll('\r\n ', '').split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:appointment-5f0c6f4e-9d1b-4a7e-8c1d-2b0a9e7f1234@alpha',
      'DTSTART:20261201T030000Z',
      'DTEND:20261201T033000Z',
      String.raw`SUMMARY:Perjanjian dengan Sanggar Anyam: Kerja sama\; magang`,
    ]),
  )
})

test('the mail that it is cancelled carries none', () => {
  expect(calendarOf('appointment-cancelled')).toBeUndefined()
})
