import type { PageContext } from '#schemas/page-boot.ts'
import type { PostItem } from '#schemas/services/post.ts'
import { itemId } from '../parts/list-more.tsx'
import type { QueriedList } from '../parts/list-query.ts'
import { fillPath } from '#schemas/item-path.ts'
import { PostCard, PostLead, PostLine } from './post-entry.tsx'
import type { PostListProps } from './schema.ts'

interface PostsProps {
  posts: PostItem[]
  props: PostListProps
  page: PageContext
  list: QueriedList | undefined
}

/** Posts in the look of their list. */
export function Posts({ posts, props, page, list }: PostsProps) {
  const entry = (post: PostItem, i: number) => ({
    post,
    id: itemId(list, i + 1),
    href: fillPath(props.detail, { id: post.id, slug: post.slug, title: post.slug }),
    page,
    isFirst: post === posts[0],
    level: props.heading ? ('h3' as const) : ('h2' as const),
  })
  const [first, ...others] = posts
  if (props.look !== 'lead' || first === undefined) {
    const Entry = props.look === 'cards' ? PostCard : PostLine
    return (
      <ul className={`post-items post-list-${props.look}`}>
        {posts.map((post, i) => (
          <Entry key={post.id} {...entry(post, i)} />
        ))}
      </ul>
    )
  }
  return (
    <div className="post-items post-list-lead">
      <PostLead {...entry(first, 0)} />
      {others.length > 0 && (
        <ul className="post-list-others">
          {others.map((post, i) => (
            <PostLine key={post.id} {...entry(post, i + 1)} />
          ))}
        </ul>
      )}
    </div>
  )
}
