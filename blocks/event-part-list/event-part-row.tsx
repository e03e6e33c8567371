import type { EventCareer, EventProgram } from '#schemas/services/post-event.ts'
import type { Locale } from '#schemas/text.ts'
import { fillPath } from '#schemas/item-path.ts'
import { DateTile } from '../parts/date-tile.tsx'
import { langOf } from '../parts/language.ts'
import { jobWords } from '../parts/job-words.ts'
import { spanWords } from '../parts/span-words.ts'

interface EventPartRowProps {
  row: EventProgram | EventCareer
  /** The path of the page of one row. */
  detail: string
  locale: Locale
}

/** One entry of a programme behind its date, or one job with its terms. */
export function EventPartRow({ row, detail, locale }: EventPartRowProps) {
  const isProgram = 'startsAt' in row
  const lang = langOf(row.event, 'title', locale)
  return (
    <li className="dated-row">
      {isProgram && <DateTile moment={row.startsAt} zone={row.event.zone} locale={locale} />}
      <div className="event-part-list-words">
        <h3 className="text-heading">
          <a
            className="card-link"
            href={fillPath(detail, { id: row.id, slug: row.slug })}
            lang={lang}
          >
            {row.name}
          </a>
        </h3>
        <p className="mt-1 text-small text-muted" lang={lang}>
          {row.summary}
        </p>
        <ul className="dated-terms">
          {isProgram ? (
            <li>
              <time dateTime={row.startsAt}>
                {spanWords({ ...row, zone: row.event.zone }, locale)}
              </time>
            </li>
          ) : (
            <li>
              {[row.organisation, jobWords[locale].employment[row.employment], row.city]
                .filter(Boolean)
                .join(' · ')}
            </li>
          )}
          <li className="text-muted" lang={lang}>
            {row.event.title}
          </li>
        </ul>
      </div>
    </li>
  )
}
