import { expect, test } from 'vitest'
import { AppointmentOffer } from '#schemas/appointment-offer.ts'
import { offerChangesAt, offeredStarts, startsOn } from './appointment-times.ts'

const offerOf = (rest: object = {}) =>
  AppointmentOffer.parse({
    hours: [
      { days: ['tuesday'], from: '09:00', to: '10:15' },
      { days: ['tuesday', 'wednesday'], from: '09:30', to: '10:30' },
    ],
    zone: 'Asia/Makassar',
    noticeHours: 0,
    horizonDays: 7,
    ...rest,
  })
const iso = (dates: readonly Date[]) => dates.map((date) => date.toISOString())

/** A Tuesday in Makassar, where it is 07.00. */
const tuesday = new Date('2026-11-30T23:00:00Z')

test('hours are those of their weekday in their zone, each once, and the last ends in time', () => {
  expect(iso(startsOn(offerOf(), tuesday))).toEqual([
    '2026-12-01T01:00:00.000Z',
    '2026-12-01T01:30:00.000Z',
    '2026-12-01T02:00:00.000Z',
  ])
})

test('a closed date has no hours', () => {
  expect(startsOn(offerOf({ closed: ['2026-12-01'] }), tuesday)).toEqual([])
})

test('hours are offered from the notice on, until the last day of the horizon', () => {
  const now = new Date('2026-12-01T01:00:00Z')
  expect(iso(offeredStarts(offerOf({ horizonDays: 1 }), now))).toEqual([
    '2026-12-01T01:30:00.000Z',
    '2026-12-01T02:00:00.000Z',
    '2026-12-02T01:30:00.000Z',
    '2026-12-02T02:00:00.000Z',
  ])
  const late = offeredStarts(offerOf({ noticeHours: 24 }), now)
  expect(iso(late)[0]).toBe('2026-12-02T01:30:00.000Z')
  expect(iso(late).at(-1)).toBe('2026-12-08T02:00:00.000Z')
})

test('every hour that is offered is one of its day, whatever the moment', () => {
  const offer = offerOf({ horizonDays: 20 })
  for (let minute = 0; minute < 3 * 1440; minute += 37) {
    const now = new Date(tuesday.getTime() + minute * 60_000)
    const starts = offeredStarts(offer, now)
    expect(starts.length).toBeGreaterThan(10)
    for (const start of starts) {
      expect(start > now).toBe(true)
      expect(iso(startsOn(offer, start))).toContain(start.toISOString())
    }
    expect(new Set(iso(starts)).size).toBe(starts.length)
  }
})

test('what is offered changes when the first hour is too soon, and when a day begins', () => {
  const offer = offerOf()
  const starts = offeredStarts(offer, tuesday)
  expect(offerChangesAt(offer, starts, tuesday)).toEqual(new Date('2026-12-01T01:00:00.001Z'))
  expect(offerChangesAt(offer, [], tuesday)).toEqual(new Date('2026-12-01T16:00:00.000Z'))
})
