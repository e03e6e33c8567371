import type { ClassItem } from '#schemas/services/class.ts'
import type { PageContext } from '#schemas/page-boot.ts'
import { ClassBadge } from '../parts/class-badge.tsx'
import { Cover } from '../parts/cover.tsx'
import { formatDay, formatRupiah } from '../parts/format.ts'
import { fillPath } from '../parts/paths.ts'
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
          href={fillPath(detail, { slug: item.slug, code: item.slug, id: item.id })}
        >
          {item.name}
        </a>
      </h3>
      <p className="mt-2 text-small text-muted line-clamp-3">{item.description}</p>
      <dl className="mt-auto grid grid-cols-[1fr_auto] items-end gap-4 pt-5 text-small">
        <div>
          <dt className="sr-only">{t.from}</dt>
          <dd>
            {formatDay(item.startsAt, page.locale)} <span className="text-muted">· {place}</span>
          </dd>
        </div>
        <dd className="font-semibold whitespace-nowrap">
          {item.price === 0 ? t.free : formatRupiah(item.price, page.locale)}
        </dd>
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
