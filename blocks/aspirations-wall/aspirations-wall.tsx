import type { PageContext } from '#schemas/page-boot.ts'
import type { Aspiration } from '#schemas/services/rest.ts'
import type { BlockProps } from '../define.ts'
import { formatDay } from '../parts/format.ts'
import { langOfVisitors } from '../parts/language.ts'
import { EmptyList } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { toRowsPage } from '#schemas/row-pages.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { AspirationsWallProps } from './schema.ts'
import { strings } from './strings.ts'

export interface AspirationsWallData {
  aspirations: Aspiration[]
}

/** Approved aspirations of visitors. */
export function AspirationsWall({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<AspirationsWallProps, AspirationsWallData>) {
  const { items, pagination } = toRowsPage(data.aspirations, props)
  const list = query && { id, query }
  const { locale } = page
  return (
    <TitledSection props={props} action={props.action}>
      {items.length === 0 ? (
        <EmptyList list={list} locale={locale} none={strings[locale].none} />
      ) : (
        <ul className="aspirations-wall">
          {items.map((wish) => (
            <li key={wish.id} className="aspirations-wall-note">
              <Wish wish={wish} page={page} />
            </li>
          ))}
        </ul>
      )}
      {list && (
        <ListPager list={list} locale={locale} pagination={pagination} isTotalKnown={false} />
      )}
    </TitledSection>
  )
}

function Wish({ wish, page }: { wish: Aspiration; page: PageContext }) {
  const { locale } = page
  return (
    <figure>
      <blockquote className="whitespace-pre-line" lang={langOfVisitors(page)}>
        {wish.message}
      </blockquote>
      {wish.topics.length > 0 && (
        <ul className="aspirations-wall-topics" aria-label={strings[locale].topics}>
          {wish.topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      )}
      <figcaption className="mt-4 text-small text-muted">
        <span className="font-semibold">{wish.name}</span>
        {wish.city && `, ${wish.city}`}
        {' · '}
        <time dateTime={wish.sent_at}>{formatDay(wish.sent_at, locale)}</time>
      </figcaption>
    </figure>
  )
}
