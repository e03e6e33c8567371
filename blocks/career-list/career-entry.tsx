import type { PageContext } from '#schemas/page-boot.ts'
import type { CareerItem } from '#schemas/services/career.ts'
import type { Locale } from '#schemas/text.ts'
import { Cover } from '../parts/cover.tsx'
import { langOf } from '../parts/language.ts'
import { strings } from './strings.ts'

interface CareerEntryProps {
  item: CareerItem
  href: string
  page: PageContext
}

/** A field of work under its cover. */
export function CareerCard({ item, href, page }: CareerEntryProps) {
  const { locale } = page
  return (
    <li className="card">
      <Cover src={item.cover} art={{ page, slug: item.slug }} />
      <div className="flex grow flex-col p-5">
        <Name item={item} href={href} locale={locale} />
        <p
          className="mt-2 text-small text-muted line-clamp-3"
          lang={langOf(item, 'summary', locale)}
        >
          {item.summary}
        </p>
        <p className="mt-auto pt-5 text-small font-semibold">
          {strings[locale].jobs(item.jobCount)}
        </p>
      </div>
    </li>
  )
}

/** A field of work as a line of an index. */
export function CareerLine({ item, href, page }: CareerEntryProps) {
  const { locale } = page
  return (
    <li className="career-list-line">
      <Name item={item} href={href} locale={locale} />
      <p className="text-small text-muted" lang={langOf(item, 'summary', locale)}>
        {item.summary}
      </p>
      <p className="text-small font-semibold">{strings[locale].jobs(item.jobCount)}</p>
    </li>
  )
}

type NameProps = Omit<CareerEntryProps, 'page'> & { locale: Locale }

const Name = ({ item, href, locale }: NameProps) => (
  <h3 className="text-heading">
    <a className="card-link" lang={langOf(item, 'name', locale)} href={href}>
      {item.name}
    </a>
  </h3>
)
