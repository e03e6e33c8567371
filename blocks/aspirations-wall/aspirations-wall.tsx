import type { PageContext } from '#schemas/page-boot.ts'
import type { Aspiration } from '#schemas/services/rest.ts'
import type { BlockProps } from '../define.ts'
import { formatDay } from '../parts/format.ts'
import { langOfVisitors } from '../parts/language.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { AspirationsWallProps } from './schema.ts'
import { strings } from './strings.ts'

export interface AspirationsWallData {
  aspirations: Aspiration[]
}

/** Approved aspirations of visitors. */
export function AspirationsWall({
  props,
  data,
  page,
}: BlockProps<AspirationsWallProps, AspirationsWallData>) {
  return (
    <TitledSection props={props} action={props.action}>
      {data.aspirations.length === 0 ? (
        <p className="notice" role="status">
          {strings[page.locale].none}
        </p>
      ) : (
        <ul className="aspirations-wall">
          {data.aspirations.map((wish) => (
            <li key={wish.id} className="aspirations-wall-note">
              <Wish wish={wish} page={page} />
            </li>
          ))}
        </ul>
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
