import type { PageContext } from '#schemas/page-boot.ts'
import type { BookReview } from '#schemas/services/rest.ts'
import type { BlockProps } from '../define.ts'
import { Avatar } from '../parts/avatar.tsx'
import { formatDay } from '../parts/format.ts'
import { langOfVisitors } from '../parts/language.ts'
import { EmptyList } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { toRowsPage } from '#schemas/row-pages.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { CommentBookProps } from './schema.ts'
import { strings } from './strings.ts'

export interface CommentBookData {
  reviews: BookReview[]
}

/** Approved comments of visitors. */
export function CommentBook({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<CommentBookProps, CommentBookData>) {
  const { items, pagination } = toRowsPage(data.reviews, props)
  const list = query && { id, query }
  const { locale } = page
  return (
    <TitledSection props={props} wrapClass="comment-book" action={props.action}>
      {items.length === 0 ? (
        <EmptyList list={list} locale={locale} none={strings[locale].none} />
      ) : (
        <ol className="comment-book-pages">
          {items.map((review) => (
            <Comment key={review.id} review={review} page={page} />
          ))}
        </ol>
      )}
      {list && (
        <ListPager list={list} locale={locale} pagination={pagination} isTotalKnown={false} />
      )}
    </TitledSection>
  )
}

function Comment({ review, page }: { review: BookReview; page: PageContext }) {
  const { locale } = page
  const { name, rating, message, sent_at: sentAt } = review
  return (
    <li className="comment-book-comment">
      <Avatar name={name} photo={null} />
      <div>
        <p className="comment-book-head">
          <span className="font-semibold">{name}</span>
          {rating !== null && (
            <span>
              <span className="sr-only">{strings[locale].rating(rating)}</span>
              <span className="comment-book-stars" aria-hidden="true">
                {'★'.repeat(rating)}
                <span className="comment-book-rest">{'★'.repeat(5 - rating)}</span>
              </span>
            </span>
          )}
          <time className="text-small text-muted" dateTime={sentAt}>
            {formatDay(sentAt, locale)}
          </time>
        </p>
        <p className="mt-1 whitespace-pre-line" lang={langOfVisitors(page)}>
          {message}
        </p>
      </div>
    </li>
  )
}
