import type { ClassItem } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { CalendarLink } from '../parts/calendar-link.tsx'
import { ClassBadge, stateOf } from '../parts/class-badge.tsx'
import { DateTile } from '../parts/date-tile.tsx'
import { formatMoment, formatRupiah } from '../parts/format.ts'
import { langOf } from '../parts/language.ts'
import { strings } from './strings.ts'

interface WebinarRowProps {
  item: ClassItem
  href: string
  locale: Locale
}

/** A webinar behind its day. */
export function WebinarRow({ item, href, locale }: WebinarRowProps) {
  const t = strings[locale]
  return (
    <li className="dated-row webinar-list-row">
      <DateTile moment={item.startsAt} zone={item.zone} locale={locale} />
      <div>
        <p className="mb-2">
          <ClassBadge flags={item} locale={locale} />
        </p>
        <h3 className="text-heading">
          <a className="card-link" lang={langOf(item, 'name', locale)} href={href}>
            {item.name}
          </a>
        </h3>
        <p
          className="mt-1 text-small text-muted line-clamp-2"
          lang={langOf(item, 'description', locale)}
        >
          {item.description}
        </p>
        <ul className="dated-terms">
          <li>
            <time dateTime={item.startsAt}>{formatMoment(item.startsAt, locale, item.zone)}</time>
          </li>
          {item.mentorNames.length > 0 && (
            <li className="text-muted">{t.with(item.mentorNames.join(', '))}</li>
          )}
          {stateOf(item) === 'onRegistration' && (
            <li className="text-muted">{t.seatsLeft(item.seatsLeft)}</li>
          )}
        </ul>
        {!item.ended && (
          <CalendarLink
            kind="class"
            name={item.slug}
            locale={locale}
            of={{ title: item.name, lang: langOf(item, 'name', locale) }}
          />
        )}
      </div>
      <p className="webinar-list-price">
        <span className="sr-only">{t.price}: </span>
        {item.price === 0 ? t.free : formatRupiah(item.price, locale)}
      </p>
    </li>
  )
}
