import type { PageContext } from '#schemas/page-boot.ts'
import type { PostItem } from '#schemas/services/post.ts'
import type { PostVideo } from '#schemas/post-video.ts'
import { Cover } from '../parts/cover.tsx'
import { formatDay } from '../parts/format.ts'
import { langOf } from '../parts/language.ts'
import { fillPath } from '#schemas/item-path.ts'
import { strings } from './strings.ts'

interface VideoCardProps {
  post: PostItem
  detail: string | undefined
  page: PageContext
}

/** A video behind its poster, with its length. */
export function VideoCard({ post, detail, page }: VideoCardProps) {
  const { locale } = page
  const t = strings[locale]
  const { video } = post
  const href =
    detail === undefined
      ? video && addressOf(video)
      : fillPath(detail, { id: post.id, slug: post.slug, title: post.slug })
  const isElsewhere = detail === undefined && Boolean(video?.youtubeId)
  const title = <span lang={langOf(post, 'title', locale)}>{post.title}</span>
  return (
    <li className="card">
      <div className="video-grid-poster">
        <Cover
          src={video?.thumbnail ?? post.cover}
          art={{ page, slug: post.slug, place: 'video' }}
        />
        <svg className="video-grid-sign" viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="24" />
          <path d="M19 15.5v17L33 24z" />
        </svg>
        {video && (
          <p className="video-grid-length">
            <span className="sr-only">{t.length} </span>
            {lengthWords(video.seconds)}
          </p>
        )}
      </div>
      <div className="flex grow flex-col p-5">
        <h3 className="text-heading">
          {href ? (
            <a className="card-link" href={href}>
              {title}
              {isElsewhere && <span className="sr-only"> {t.elsewhere}</span>}
            </a>
          ) : (
            title
          )}
        </h3>
        <p
          className="mt-2 text-small text-muted line-clamp-3"
          lang={langOf(post, 'summary', locale)}
        >
          {post.summary}
        </p>
        <p className="mt-auto pt-5 text-small text-muted">
          <time dateTime={post.publishedAt}>{formatDay(post.publishedAt, locale)}</time>
          {post.author && ` · ${post.author}`}
        </p>
      </div>
    </li>
  )
}

const addressOf = ({ youtubeId, file }: PostVideo): string | null =>
  youtubeId === null ? file : `https://www.youtube.com/watch?v=${youtubeId}`

/** `4:07`, or `1:04:07` beyond an hour. */
function lengthWords(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [first, ...others] = parts[0] === 0 ? parts.slice(1) : parts
  return [first, ...others.map((part) => String(part).padStart(2, '0'))].join(':')
}
