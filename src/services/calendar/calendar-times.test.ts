import { expect, test } from 'vitest'
import { meetingLines, spanLines, utcValue, zoneLines } from './calendar-times.ts'

const zone = 'Asia/Jakarta'
const hours = { days: ['tuesday', 'thursday'], from: '19:30', to: '21:30' } as const
const at = (startsAt: string, endsAt: string) => ({ startsAt, endsAt, zone }) as const
const meetings = (times: ReturnType<typeof at>, changes: object = {}) =>
  meetingLines({ ...hours, days: [...hours.days], ...changes }, times)

test('a moment is written in UTC', () => {
  expect(utcValue(new Date('2026-12-05T08:00:00.123+07:00'))).toBe('20261205T010000Z')
})

test('what takes hours has its moments in UTC', () => {
  expect(spanLines(at('2026-12-05T01:00:00Z', '2026-12-05T05:00:00Z'))).toEqual([
    ['DTSTART', '20261205T010000Z'],
    ['DTEND', '20261205T050000Z'],
  ])
})

test('what takes longer than a day has whole days, whose end is the day after the last one', () => {
  expect(spanLines(at('2026-11-16T01:00:00Z', '2026-11-28T09:00:00Z'))).toEqual([
    ['DTSTART;VALUE=DATE', '20261116'],
    ['DTEND;VALUE=DATE', '20261129'],
    ['TRANSP', 'TRANSPARENT'],
  ])
})

test('midnight means that no hour is given: the days are those of the zone', () => {
  const dates = (from: string, to: string) =>
    spanLines(at(from, to))
      .map(([, value]) => value)
      .slice(0, 2)
  expect(dates('2026-09-30T17:00:00Z', '2026-10-01T14:00:00Z')).toEqual(['20261001', '20261002'])
  expect(dates('2026-09-30T17:00:00Z', '2026-10-01T17:00:00Z')).toEqual(['20261001', '20261002'])
  expect(dates('2026-09-30T17:00:00Z', '2026-09-30T17:00:00Z')).toEqual(['20261001', '20261002'])
})

test('a class repeats on its weekdays from the first of them until its last moment', () => {
  // 1 December 2026 is a Tuesday, 2 December a Wednesday.
  expect(meetings(at('2026-12-02T00:00:00Z', '2027-01-20T14:30:00Z'))).toEqual([
    ['DTSTART;TZID=Asia/Jakarta', '20261203T193000'],
    ['DTEND;TZID=Asia/Jakarta', '20261203T213000'],
    ['RRULE', 'FREQ=WEEKLY;UNTIL=20270120T143000Z;BYDAY=TU,TH'],
  ])
})

test('a class of one day does not repeat', () => {
  expect(meetings(at('2026-12-01T12:30:00Z', '2026-12-01T14:30:00Z'))).toEqual([
    ['DTSTART;TZID=Asia/Jakarta', '20261201T193000'],
    ['DTEND;TZID=Asia/Jakarta', '20261201T213000'],
  ])
})

test('a meeting over midnight ends on the next day', () => {
  const lines = meetings(at('2026-12-01T12:30:00Z', '2026-12-20T14:30:00Z'), {
    from: '22:00',
    to: '01:00',
  })
  expect(lines?.[1]).toEqual(['DTEND;TZID=Asia/Jakarta', '20261202T010000'])
})

test('a class that ends before its first weekday has no meetings', () => {
  expect(
    meetings(at('2026-12-02T00:00:00Z', '2026-12-02T20:00:00Z'), { days: ['monday'] }),
  ).toBeUndefined()
})

test('a zone is defined with its offset and its short name', () => {
  expect(zoneLines('Asia/Jayapura')).toEqual(
    expect.arrayContaining([
      ['TZID', 'Asia/Jayapura'],
      ['TZOFFSETTO', '+0900'],
      ['TZNAME', 'WIT'],
    ]),
  )
})
