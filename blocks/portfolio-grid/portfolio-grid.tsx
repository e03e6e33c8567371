import type { PageContext } from '#schemas/page-boot.ts'
import type { BlockProps } from '../define.ts'
import { Cover } from '../parts/cover.tsx'
import { formatDay } from '../parts/format.ts'
import { leadsTo } from '../parts/leads-to.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { PortfolioGridProps } from './schema.ts'
import { strings } from './strings.ts'

/** Cases of work. */
export function PortfolioGrid({ props, page }: BlockProps<PortfolioGridProps>) {
  const t = strings[page.locale]

  return (
    <TitledSection props={props} action={props.all ? { label: t.all, href: props.all } : undefined}>
      {props.kinds.length > 0 && (
        <nav aria-label={t.kinds}>
          <ul className="filter">
            {props.kinds.map((kind) => (
              <li key={kind.href}>
                <a
                  className="filter-choice"
                  href={kind.href}
                  aria-current={leadsTo(kind.href, page.address) ? 'true' : undefined}
                >
                  {kind.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {props.items.length === 0 ? (
        <p className="notice" role="status">
          {t.none}
        </p>
      ) : (
        <ul className="portfolio-grid">
          {props.items.map((item) => (
            <Case key={item.href ?? item.title} item={item} page={page} />
          ))}
        </ul>
      )}
    </TitledSection>
  )
}

interface CaseProps {
  item: PortfolioGridProps['items'][number]
  page: PageContext
}

function Case({ item, page }: CaseProps) {
  const { title, summary, cover, clientName, date, href } = item
  return (
    <li className="portfolio-grid-case">
      <Cover src={cover ?? null} art={{ page, slug: title }} />
      {(clientName || date) && (
        <p className="mt-4 text-tiny text-muted">
          {clientName}
          {clientName && date && ' · '}
          {date && <time dateTime={date}>{formatDay(date, page.locale)}</time>}
        </p>
      )}
      <h3 className="mt-1 text-heading">
        {href ? (
          <a className="card-link" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {summary && <p className="mt-2 text-small text-muted">{summary}</p>}
    </li>
  )
}
