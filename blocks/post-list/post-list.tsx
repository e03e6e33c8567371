import { useId } from 'react'
import type { z } from 'zod'
import type { listPosts } from '#schemas/services/post.ts'
import type { BlockProps } from '../define.ts'
import { bandClass, classNames, relatedClass } from '../parts/band.ts'
import { EmptyList, ListFound } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { PostControls } from './post-controls.tsx'
import { Posts } from './posts.tsx'
import type { PostListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface PostListData {
  posts: z.output<typeof listPosts.output>
}

/** Posts of one kind. A list that leaves out the page's own post renders nothing when there are no others. */
export function PostList({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<PostListProps, PostListData>) {
  const headingId = useId()
  const t = strings[page.locale]
  const { items, pagination } = data.posts
  const list = query && { id, query }
  if (items.length === 0 && props.excludeId) return null
  const name = props.heading ? { 'aria-labelledby': headingId } : { 'aria-label': t.posts }
  const action = props.all ? { label: t.all, href: props.all } : undefined

  return (
    <section
      className={classNames('posts', bandClass[props.band], relatedClass(props.excludeId))}
      {...name}
    >
      <div className="wrap section">
        {props.heading && (
          <SectionHead
            id={headingId}
            eyebrow={props.eyebrow}
            heading={props.heading}
            lead={props.lead}
            action={action}
          />
        )}
        {list && <PostControls list={list} page={page} posts={items} />}
        {list && items.length > 0 && (
          <ListFound list={list} locale={page.locale} pagination={pagination} />
        )}
        {items.length === 0 ? (
          <EmptyList list={list} locale={page.locale} none={t.none} />
        ) : (
          <Posts posts={items} props={props} page={page} list={list} />
        )}
        {list && <ListPager list={list} locale={page.locale} pagination={pagination} />}
        {!props.heading && action && (
          <p className="mt-8">
            <a className="link-more inline-block" href={action.href}>
              {action.label}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
