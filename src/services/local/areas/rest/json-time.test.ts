import { expect, test } from 'vitest'
import { toJsonTime } from './json-time.ts'

const winter = '2026-01-02T03:04:05.120Z'
const summer = '2026-07-02T03:04:05.000Z'

test.each([
  [winter, undefined, '2026-01-02T03:04:05.12+00:00'],
  [winter, 'Asia/Jakarta', '2026-01-02T10:04:05.12+07:00'],
  [winter, 'Europe/Berlin', '2026-01-02T04:04:05.12+01:00'],
  [summer, 'Europe/Berlin', '2026-07-02T05:04:05+02:00'],
  [summer, 'Asia/Kathmandu', '2026-07-02T08:49:05+05:45'],
  [winter, 'America/St_Johns', '2026-01-01T23:34:05.12-03:30'],
])('%s in %s is %s', (moment, zone, written) => {
  expect(toJsonTime(moment, zone)).toBe(written)
})
