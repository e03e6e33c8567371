import type { DeletedRow } from '#schemas/manage/row-calls.ts'
import type { ManagedItem } from '#schemas/manage/written-calls.ts'
import type { Locale } from '#schemas/text.ts'
import { formatMoment } from '../parts/format.ts'
import { strings } from './strings.ts'

const zone = 'Asia/Jakarta'
const colour: Record<ManagedItem['state'], string> = {
  draft: 'badge-orange',
  pending: 'badge-orange',
  scheduled: 'badge-blue',
  published: 'badge-green',
}

interface RowProps {
  row: ManagedItem
  href: string
  locale: Locale
}

/** One row with its state; the browser's runtime shows the button that deletes it. */
export function ContentRow({ row, href, locale }: RowProps) {
  const t = strings[locale]
  const { id, name, slug, state, date } = row
  return (
    <li className="content-row">
      <div className="content-about">
        <h3 className="text-heading">
          <a href={href}>{name}</a>
        </h3>
        <p className="text-small text-muted">
          <span className={`badge ${colour[state]}`}>{t.states[state]}</span>{' '}
          {date !== null && <time dateTime={date}>{formatMoment(date, locale, zone)}</time>}
          {slug !== null && <span className="content-slug"> {slug}</span>}
        </p>
      </div>
      <p className="content-acts">
        <a className="button button-quiet" href={href} aria-label={`${t.edit}: ${name}`}>
          {t.edit}
        </a>
        <button
          type="button"
          className="button button-quiet"
          data-delete={id}
          data-name={name}
          aria-label={`${t.delete}: ${name}`}
          hidden
        >
          {t.delete}
        </button>
      </p>
    </li>
  )
}

/** One deleted row, and how long it can be restored. */
export function DeletedContent({ row, locale }: { row: DeletedRow; locale: Locale }) {
  const t = strings[locale]
  const { id, name, deletedAt, restorableUntil } = row
  return (
    <li className="content-row">
      <div className="content-about">
        <h3 className="text-heading">{name}</h3>
        <p className="text-small text-muted">
          <span className="badge badge-red">{t.states.deleted}</span>{' '}
          {t.deletedAt(
            formatMoment(deletedAt, locale, zone),
            formatMoment(restorableUntil, locale, zone),
          )}
        </p>
      </div>
      <p className="content-acts">
        <button
          type="button"
          className="button button-quiet"
          data-restore={id}
          data-name={name}
          aria-label={`${t.restore}: ${name}`}
          hidden
        >
          {t.restore}
        </button>
      </p>
    </li>
  )
}
