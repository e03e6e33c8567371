import type { ClassItem } from '#schemas/services/class.ts'
import type { PageContext } from '#schemas/page-boot.ts'
import { ClassBadge } from '../parts/class-badge.tsx'
import { Cover } from '../parts/cover.tsx'
import { fillPath } from '#schemas/item-path.ts'
import { langOf } from '../parts/language.ts'
import { ClassFacts } from './class-facts.tsx'
import { strings } from './strings.ts'

interface ClassCardProps {
  item: ClassItem
  detail: string
  page: PageContext
  look: 'cards' | 'rows'
  isFirst: boolean
  /** Where a link to this entry leads. */
  id: string | undefined
}

/** One class as a card, or as a row of a list. */
export function ClassCard({ item, detail, page, look, isFirst, id }: ClassCardProps) {
  const t = strings[page.locale]
  const body = (
    <>
      <div className="class-top flex flex-wrap items-center gap-x-3 gap-y-2">
        <ClassBadge flags={item} locale={page.locale} />
        <span className="class-level text-tiny text-muted">{t.level[item.level]}</span>
        {item.isPremium && <span className="class-premium">{t.access.premium}</span>}
      </div>
      <h3 className="class-name mt-3 text-heading">
        <a
          className="card-link"
          lang={langOf(item, 'name', page.locale)}
          href={fillPath(detail, { slug: item.slug, code: item.code, id: item.id })}
        >
          {item.name}
        </a>
      </h3>
      <p
        className="class-text mt-2 text-small text-muted line-clamp-3"
        lang={langOf(item, 'description', page.locale)}
      >
        {item.description}
      </p>
      <ClassFacts item={item} locale={page.locale} />
    </>
  )
  if (look === 'rows')
    return (
      <li className="class-row" id={id}>
        {body}
      </li>
    )
  return (
    <li className="card class-card" id={id}>
      <Cover
        src={item.cover}
        art={{ page, slug: item.slug, place: isFirst ? 'first-class' : 'class' }}
      />
      <div className="class-body flex grow flex-col p-5">{body}</div>
    </li>
  )
}
