import type { EventCareer, EventProgram } from '#schemas/services/post-event.ts'
import type { Locale } from '#schemas/text.ts'
import { jobWords } from '../parts/job-words.ts'
import { fillPath } from '#schemas/item-path.ts'
import { spanWords } from '../parts/span-words.ts'
import { Subsection } from '../parts/subsection.tsx'
import { strings } from './strings.ts'

interface PartsProps<Row> {
  rows: readonly Row[]
  /** The path of the page of one row; without it rows are not links. */
  path: string | undefined
  locale: Locale
}

/** The programme of an event in the order of its hours; nothing without one. */
export function EventPrograms({ rows, path, locale }: PartsProps<EventProgram>) {
  if (rows.length === 0) return null
  return (
    <Subsection heading={strings[locale].programs}>
      <ol className="event-detail-rows">
        {rows.map((row) => (
          <li key={row.id} className="event-detail-row">
            <p className="text-small text-muted">
              <time dateTime={row.startsAt}>
                {spanWords({ ...row, zone: row.event.zone }, locale)}
              </time>
            </p>
            <div>
              <Name name={row.name} href={addressOf(row, path)} />
              <p className="text-small text-muted">{row.summary}</p>
            </div>
          </li>
        ))}
      </ol>
    </Subsection>
  )
}

/** The jobs that exhibitors of an event offer, each linked to its page or to where to apply; nothing without any. */
export function EventCareers({ rows, path, locale }: PartsProps<EventCareer>) {
  if (rows.length === 0) return null
  const { employment } = jobWords[locale]
  return (
    <Subsection heading={strings[locale].careers}>
      <ul className="event-detail-rows">
        {rows.map((row) => (
          <li key={row.id} className="event-detail-row">
            <p className="text-small text-muted">
              {[employment[row.employment], row.city].filter(Boolean).join(' · ')}
            </p>
            <div>
              <Name name={row.name} href={addressOf(row, path) ?? row.registerUrl ?? undefined} />
              <p className="text-small">{row.organisation}</p>
              <p className="text-small text-muted">{row.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </Subsection>
  )
}

const addressOf = ({ id, slug }: EventProgram | EventCareer, path: string | undefined) =>
  path === undefined ? undefined : fillPath(path, { id, slug })

const Name = ({ name, href }: { name: string; href: string | undefined }) => (
  <h3 className="event-detail-name">
    {href === undefined ? (
      name
    ) : (
      <a className="card-link" href={href}>
        {name}
      </a>
    )}
  </h3>
)
