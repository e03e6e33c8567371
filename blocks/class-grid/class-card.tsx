import type { ClassItem } from '#schemas/services/class.ts'
import type { PageContext } from '#schemas/page-boot.ts'
import { ClassBadge, stateOf } from '../parts/class-badge.tsx'
import { Cover } from '../parts/cover.tsx'
import { formatDay, formatMoment, formatRupiah, formatSchedule } from '../parts/format.ts'
import { fillPath } from '../parts/paths.ts'
import { langOf, scheduleLanguage } from '../parts/language.ts'
import { strings } from './strings.ts'

interface ClassCardProps {
  item: ClassItem
  detail: string
  page: PageContext
  look: 'cards' | 'rows'
}

/** One class as a card, or as a row of a list. */
export function ClassCard({ item, detail, page, look }: ClassCardProps) {
  const t = strings[page.locale]
  const place = item.city ? `${t.mode[item.mode]} · ${item.city}` : t.mode[item.mode]
  const body = (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ClassBadge flags={item} locale={page.locale} />
        <span className="text-tiny text-muted">{t.level[item.level]}</span>
      </div>
      <h3 className="mt-3 text-heading">
        <a
          className="card-link"
          lang={langOf(item, 'name', page.locale)}
          href={fillPath(detail, { slug: item.slug, code: item.code, id: item.id })}
        >
          {item.name}
        </a>
      </h3>
      <p
        className="mt-2 text-small text-muted line-clamp-3"
        lang={langOf(item, 'description', page.locale)}
      >
        {item.description}
      </p>
      <ClassTerms item={item} page={page} />
      <dl className="mt-auto flex flex-wrap items-end justify-between gap-x-4 pt-5 text-small">
        <div className="grow basis-28">
          <dt className="sr-only">{t.from}</dt>
          <dd>
            {formatDay(item.startsAt, page.locale, item.zone)}{' '}
            <span className="text-muted">· {place}</span>
          </dd>
        </div>
        <div>
          <dt className="sr-only">{t.price}</dt>
          <dd className="font-semibold whitespace-nowrap">
            {item.price === 0 ? t.free : formatRupiah(item.price, page.locale)}
          </dd>
        </div>
      </dl>
    </>
  )
  if (look === 'rows') return <li className="class-row">{body}</li>
  return (
    <li className="card">
      <Cover src={item.cover} />
      <div className="flex grow flex-col p-5">{body}</div>
    </li>
  )
}

/** Who teaches, when the class meets, when registration opens or closes, and the seats that are left. */
function ClassTerms({ item, page }: Pick<ClassCardProps, 'item' | 'page'>) {
  const { locale } = page
  const t = strings[locale]
  const state = stateOf(item)
  const moment = (iso: string) => formatMoment(iso, locale, item.zone)
  const terms = [
    item.mentorNames.length > 0 && t.taughtBy(item.mentorNames.join(', ')),
    state === 'comingSoon' && t.opens(moment(item.opensAt)),
    state === 'onRegistration' && t.closes(moment(item.closesAt)),
    state === 'onRegistration' && t.seatsLeft(item.seatsLeft),
  ].filter((term) => term !== false)
  if (terms.length === 0 && item.schedule === null) return null
  return (
    <ul className="mt-3 grid gap-1 text-tiny text-muted">
      {item.schedule !== null && (
        <li lang={scheduleLanguage(item, locale)}>
          {formatSchedule(item.schedule, locale, item.zone)}
        </li>
      )}
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}
