import { useId } from 'react'
import type { z } from 'zod'
import type { listPosts, PostItem } from '#schemas/services/post.ts'
import type { PageContext } from '#schemas/page-boot.ts'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { fillPath } from '../parts/paths.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { PostCard, PostLead, PostLine } from './post-entry.tsx'
import type { PostListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface PostListData {
  posts: z.output<typeof listPosts.output>
}

/** Posts of one kind. A list that leaves out the page's own post renders nothing when there are no others. */
export function PostList({ props, data, page }: BlockProps<PostListProps, PostListData>) {
  const headingId = useId()
  const t = strings[page.locale]
  const { items } = data.posts
  if (items.length === 0 && props.excludeId) return null
  const name = props.heading ? { 'aria-labelledby': headingId } : { 'aria-label': t.posts }
  const action = props.all ? { label: t.all, href: props.all } : undefined

  return (
    <section className={bandClass[props.band]} {...name}>
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
        {items.length === 0 ? (
          <p className="notice">{t.none}</p>
        ) : (
          <Posts posts={items} props={props} page={page} />
        )}
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

interface PostsProps {
  posts: PostItem[]
  props: PostListProps
  page: PageContext
}

function Posts({ posts, props, page }: PostsProps) {
  const entry = (post: PostItem) => ({
    post,
    href: fillPath(props.detail, { id: post.id, slug: post.slug, title: post.slug }),
    locale: page.locale,
    level: props.heading ? ('h3' as const) : ('h2' as const),
  })
  const [first, ...others] = posts
  if (props.look !== 'lead' || first === undefined) {
    const Entry = props.look === 'cards' ? PostCard : PostLine
    return (
      <ul className={`post-list-${props.look}`}>
        {posts.map((post) => (
          <Entry key={post.id} {...entry(post)} />
        ))}
      </ul>
    )
  }
  return (
    <div className="post-list-lead">
      <PostLead {...entry(first)} />
      {others.length > 0 && (
        <ul className="post-list-others">
          {others.map((post) => (
            <PostLine key={post.id} {...entry(post)} />
          ))}
        </ul>
      )}
    </div>
  )
}
