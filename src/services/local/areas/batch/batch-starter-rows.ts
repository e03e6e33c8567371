import type { StarterRows } from '#schemas/starter.ts'
import { startOfDay } from '../../time/start-of-day.ts'
import { finder, type Named, newRow } from '../../starter/new-row.ts'

/** Intakes of programs. */
export function toBatchRows(siteId: string, starter: StarterRows, programs: Named[]) {
  const programOf = finder('program', programs)
  return starter.batches.map(
    ({ slug, name, program, city, seats, language, translations, ...dates }) => ({
      ...newRow(siteId),
      slug,
      name,
      language,
      translations,
      seats,
      programId: programOf(program),
      city: city ?? null,
      opensAt: startOfDay(dates.opensInDays),
      closesAt: startOfDay(dates.closesInDays),
      startsAt: startOfDay(dates.startsInDays),
      endsAt: startOfDay(dates.endsInDays),
    }),
  )
}

/** Short courses, in the order of the file. */
export const toExtensionRows = (siteId: string, starter: StarterRows) =>
  starter.extensions.map(({ startsInDays, city, ...rest }, position) => ({
    ...rest,
    ...newRow(siteId),
    city: city ?? null,
    position,
    startsAt: startOfDay(startsInDays),
  }))
