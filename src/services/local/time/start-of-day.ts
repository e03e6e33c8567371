const day = 24 * 60 * 60 * 1000
const jakarta = 7 * 60 * 60 * 1000

/** The start, in Jakarta, of the day this many days after today. */
export function startOfDay(days: number, now = Date.now()): Date {
  const today = Math.floor((now + jakarta) / day) * day - jakarta
  return new Date(today + days * day)
}
