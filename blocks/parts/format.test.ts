import { expect, test } from 'vitest'
import {
  countInEnglish,
  dayParts,
  formatDay,
  formatHour,
  formatMoment,
  formatNumber,
  formatRupiah,
  formatSchedule,
} from './format.ts'

const evening = '2026-08-21T12:30:00Z'

test.each([
  ['id', '21 Agustus 2026', '19.30 WIB', '21 Agustus 2026, 21.30 WIT'],
  ['en', '21 August 2026', '19:30 WIB', '21 August 2026, 21:30 WIT'],
] as const)('in %s a moment has its day, its hour and its zone', (...row) => {
  const [locale, day, hour, east] = row
  expect(formatDay(evening, locale)).toBe(day)
  expect(formatHour(evening, locale, 'Asia/Jakarta')).toBe(hour)
  expect(formatMoment(evening, locale, 'Asia/Jayapura')).toBe(east)
})

test('a day begins at midnight of its zone, which is no hour', () => {
  const midnight = '2026-08-31T17:00:00Z'
  expect(dayParts(midnight, 'id')).toEqual({ day: 1, month: 'September', year: 2026 })
  expect(formatMoment(midnight, 'en', 'Asia/Jakarta')).toBe('1 September 2026')
  expect(formatMoment(midnight, 'id', 'Asia/Makassar')).toBe('1 September 2026, 01.00 WITA')
})

test.each([
  ['id', ['1.250', '-7', '12,5', 'Rp1.250.000']],
  ['en', ['1,250', '-7', '12.5', 'Rp1,250,000']],
] as const)('numbers are grouped as in %s', (locale, expected) => {
  const numbers = [1250, -7, 12.5].map((value) => formatNumber(value, locale))
  expect([...numbers, formatRupiah(1_250_000, locale)]).toEqual(expected)
})

test.each([
  ['id', 'Senin dan Rabu, 08.00–09.30 WITA', 'Senin, Rabu, dan Minggu, 08.00–09.30 WITA'],
  [
    'en',
    'Monday and Wednesday, 08:00–09:30 WITA',
    'Monday, Wednesday and Sunday, 08:00–09:30 WITA',
  ],
] as const)('the days of a class are listed as in %s', (locale, two, three) => {
  const hours = { from: '08:00', to: '09:30' }
  const of = (days: ('monday' | 'wednesday' | 'sunday')[]) =>
    formatSchedule({ days, ...hours }, locale, 'Asia/Makassar')
  expect(of(['monday', 'wednesday'])).toBe(two)
  expect(of(['monday', 'wednesday', 'sunday'])).toBe(three)
  expect(formatSchedule('Sesuai janji', locale, 'Asia/Makassar')).toBe('Sesuai janji')
})

test.each([
  [0, '0 classes'],
  [1, '1 class'],
  [2, '2 classes'],
  [1250, '1,250 classes'],
])('%i is counted as %s', (count, text) => {
  expect(countInEnglish(count, 'class', 'classes')).toBe(text)
})
