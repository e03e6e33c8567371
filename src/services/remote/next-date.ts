import type { ServiceContext } from '../calls.ts'

/**
 * Reports the first date of an answer that has not come yet. An operator's host cannot say when its answer
 * changes, and states change at dates which the answer has: one that changes nothing costs another rendering.
 * Rows that are not in the answer yet are seen when the page is no longer fresh.
 */
export function reportNextDate(
  answer: unknown,
  { changesAt, now = new Date() }: Pick<ServiceContext, 'changesAt' | 'now'>,
): void {
  if (changesAt === undefined) return
  for (const date of datesIn(answer)) if (date > now) changesAt(date)
}

const withTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function* datesIn(value: unknown): Iterable<Date> {
  if (typeof value === 'string') {
    if (value.length > 40 || !withTime.test(value)) return
    const date = new Date(value)
    if (!Number.isNaN(date.getTime())) yield date
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* datesIn(part)
  }
}
