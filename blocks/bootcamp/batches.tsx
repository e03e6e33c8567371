import type { PageContext } from '#schemas/page-boot.ts'
import type { Batch } from '#schemas/services/batch.ts'
import { ClassBadge } from '../parts/class-badge.tsx'
import { formatDay } from '../parts/format.ts'
import { langOf } from '../parts/language.ts'
import { batchState, weeksOf } from './batch-state.ts'
import { Part } from './part.tsx'
import { strings } from './strings.ts'

/** The batches that have not ended, each with its dates, seats and state. */
export function Batches({ batches, page }: { batches: readonly Batch[]; page: PageContext }) {
  const t = strings[page.locale]
  return (
    <Part heading={t.batches}>
      {batches.length === 0 ? (
        <p className="notice">{t.noBatch}</p>
      ) : (
        <ul className="bootcamp-batches">
          {batches.map((batch) => (
            <BatchRow key={batch.id} batch={batch} page={page} />
          ))}
        </ul>
      )}
    </Part>
  )
}

function BatchRow({ batch, page: { locale, now } }: { batch: Batch; page: PageContext }) {
  const t = strings[locale]
  const state = batchState(batch, now)
  const day = (iso: string) => formatDay(iso, locale)
  const days = {
    opens: day(batch.registrationOpensAt),
    closes: day(batch.registrationClosesAt),
    start: day(batch.startsAt),
    end: day(batch.endsAt),
  }
  const flags = {
    comingSoon: state === 'comingSoon',
    onRegistration: state === 'onRegistration',
    started: state === 'started',
    ended: false,
  }
  const terms = [t.weeks(weeksOf(batch)), t.places(batch.seats), batch.city ?? t.everywhere]
  return (
    <li className="bootcamp-batch">
      <div>
        <h3 className="text-heading" lang={langOf(batch, 'name', locale)}>
          {batch.name}
        </h3>
        <p className="mt-1 text-small text-muted">{terms.join(' · ')}</p>
      </div>
      <p className="font-semibold">
        {days.start} – {days.end}
      </p>
      <div>
        <ClassBadge flags={flags} locale={locale} />
        {state !== 'ended' && (
          <p className="mt-2 text-small text-muted">{t.standing[state](days)}</p>
        )}
      </div>
    </li>
  )
}
