import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { countdown } from './index.ts'
import { nextTimeLeft, timeLeft, untilNextMinute } from './time-left.ts'

const noon = '2040-03-14T12:00:00+07:00'
const before = (milliseconds: number) => Date.parse(noon) - milliseconds
const [second, hour, day] = [1000, 3_600_000, 86_400_000]

test('shows the moment in its zone and the time until it, of the moment of the page', () => {
  const markup = html(countdown, fixtures.filled)
  expect(markup).toContain('14 Maret 2040, 23.59 WIB</time>')
  expect(markup).toContain('<span class="countdown-number">4860</span> hari')
  expect(markup).toContain('<span class="countdown-number">13</span> jam')
  expect(markup).toContain('<span class="countdown-number">59</span> menit')
  expect(html(countdown, fixtures.eastern)).toContain('15 Maret 2040, 01.59 WIT</time>')
  expect(html(countdown, fixtures.passed)).toContain('sudah ditutup')
  expect(html(countdown, fixtures['last minute'])).not.toContain('sudah ditutup')
})

test('counts days, hours and begun minutes', () => {
  expect(timeLeft(noon, before(2 * day + 3 * hour))).toEqual({ days: 2, hours: 3, minutes: 0 })
  expect(timeLeft(noon, before(second))).toEqual({ days: 0, hours: 0, minutes: 1 })
  expect(timeLeft(noon, before(hour - second))).toEqual({ days: 0, hours: 1, minutes: 0 })
})

test('has ended at the moment itself', () => {
  expect(timeLeft(noon, before(0))).toBeUndefined()
  expect(timeLeft(noon, before(-day))).toBeUndefined()
})

test('waits until the next minute of the time left', () => {
  expect(untilNextMinute(noon, before(90 * second))).toBe(30 * second)
  expect(untilNextMinute(noon, before(120 * second))).toBe(60 * second)
})

test('its page may be stored until the next minute, and for good once the moment has passed', () => {
  expect(nextTimeLeft(noon, before(90 * second))).toEqual(new Date(before(60 * second)))
  expect(nextTimeLeft(noon, before(0))).toBeUndefined()
})

test('takes a moment with its offset only', () => {
  const isValid = (moment: string) => countdown.props.safeParse({ heading: 'A', moment }).success
  expect([noon, '2040-03-14T05:00:00Z', '2040-03-14', '2040-03-14T05:00:00'].map(isValid)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
