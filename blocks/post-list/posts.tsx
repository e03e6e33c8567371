import type { PageContext } from '#schemas/page-boot.ts'
import type { PostItem } from '#schemas/services/post.ts'
import { fillPath } from '../parts/paths.ts'
import { PostCard, PostLead, PostLine } from './post-entry.tsx'
import type { PostListProps } from './schema.ts'

interface PostsProps {
  posts: PostItem[]
  props: PostListProps
  page: PageContext
}

/** Posts in the look of their list. */
export function Posts({ posts, props, page }: PostsProps) {
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
