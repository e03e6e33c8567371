import type { TaughtBatch } from '#schemas/services/teaching.ts'
import type { Locale } from '#schemas/text.ts'
import { formatDay } from '../parts/format.ts'
import { strings } from './strings.ts'

/** Batches with their program, when they run, and the classes that are taught in them. */
export function TaughtBatches({
  batches,
  locale,
}: {
  batches: readonly TaughtBatch[]
  locale: Locale
}) {
  const t = strings[locale]
  return (
    <ul className="managed">
      {batches.map(({ id, name, program, city, seats, startsAt, endsAt, classes }) => (
        <li key={id} className="managed-row">
          <h3 className="text-heading">{name}</h3>
          <p>{[program.name, city].filter(Boolean).join(' · ')}</p>
          <p className="text-small">{classes.map((one) => one.name).join(', ')}</p>
          <p className="text-small text-muted">
            {formatDay(startsAt, locale)} – {formatDay(endsAt, locale)} · {t.seats(seats)}
          </p>
        </li>
      ))}
    </ul>
  )
}
