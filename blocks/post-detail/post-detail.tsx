import type { PostDetail as Post } from '#schemas/services/post.ts'
import type { BlockProps } from '../define.ts'
import { OwnCover } from '../parts/own-cover.tsx'
import { formatDay } from '../parts/format.ts'
import { langOf } from '../parts/language.ts'
import { LineIcon } from '../parts/line-icon.tsx'
import type { PostDetailProps } from './schema.ts'
import { strings } from './strings.ts'

export interface PostDetailData {
  post: Post | null
}

/** One post. Renders nothing when there is no such post. */
export function PostDetail({ props, data, page }: BlockProps<PostDetailProps, PostDetailData>) {
  const { post } = data
  if (post === null) return null
  const t = strings[page.locale]

  return (
    <article className={`post-detail post-detail-${props.look}`}>
      <header className="post-detail-head">
        <div className="wrap">
          {props.back && (
            <p className="mb-5">
              <a className="post-detail-back" href={props.back}>
                <Arrow />
                {t.back}
              </a>
            </p>
          )}
          {post.category && (
            <p className="eyebrow" lang={langOf(post.category, 'name', page.locale)}>
              {post.category.name}
            </p>
          )}
          <h1 className="post-detail-title" lang={langOf(post, 'title', page.locale)}>
            {post.title}
          </h1>
          {post.summary && (
            <p className="lead" lang={langOf(post, 'summary', page.locale)}>
              {post.summary}
            </p>
          )}
          <p className="mt-5 text-small text-muted">
            <time dateTime={post.publishedAt}>{formatDay(post.publishedAt, page.locale)}</time>
            {' · '}
            {t.minutes(post.minutes)}
            {post.author && ` · ${t.by(post.author)}`}
          </p>
        </div>
      </header>
      {post.cover && (
        <div className="wrap post-detail-cover">
          <OwnCover item={post} page={page} />
        </div>
      )}
      <div className="wrap post-detail-text">
        <div
          className="prose"
          lang={langOf(post, 'content', page.locale)}
          dangerouslySetInnerHTML={{ __html: post.content }}
        />
      </div>
    </article>
  )
}

const Arrow = () => <LineIcon path="M16.5 10H4m5.5-5.5L4 10l5.5 5.5" className="size-5" />
