import type { PostItem } from '#schemas/services/post.ts'
import type { Locale } from '#schemas/text.ts'
import { Cover } from '../parts/cover.tsx'
import { formatDay } from '../parts/format.ts'
import { strings } from './strings.ts'

interface PostEntryProps {
  post: PostItem
  href: string
  locale: Locale
  /** The heading level below the section's. */
  level: 'h2' | 'h3'
}

/** A post under its cover. */
export function PostCard({ post, href, locale, level }: PostEntryProps) {
  return (
    <li className="card">
      <Cover src={post.cover} />
      <div className="flex grow flex-col p-5">
        {post.category && <p className="mb-2 text-tiny font-semibold">{post.category.name}</p>}
        <Title post={post} href={href} level={level} className="text-heading" />
        <p className="mt-2 text-small text-muted line-clamp-3">{post.summary}</p>
        <div className="mt-auto pt-5">
          <Meta post={post} locale={locale} />
        </div>
      </div>
    </li>
  )
}

/** A post as a dated line. */
export function PostLine({ post, href, locale, level }: PostEntryProps) {
  return (
    <li className="post-list-line">
      <Meta post={post} locale={locale} />
      <div>
        <Title post={post} href={href} level={level} className="text-heading" />
        <p className="mt-1 text-small text-muted line-clamp-2">{post.summary}</p>
      </div>
      {post.category && <p className="text-small text-muted">{post.category.name}</p>}
    </li>
  )
}

/** The first post of a section: a wide cover over a large title. */
export function PostLead({ post, href, locale, level }: PostEntryProps) {
  return (
    <div className="post-list-first">
      <Cover src={post.cover} />
      {post.category && <p className="mt-5 text-small font-semibold">{post.category.name}</p>}
      <Title post={post} href={href} level={level} className="title mt-3 text-title" />
      <p className="mt-3 mb-4 max-w-[42em] text-muted">{post.summary}</p>
      <Meta post={post} locale={locale} />
    </div>
  )
}

function Title({
  post,
  href,
  level: Heading,
  className,
}: Pick<PostEntryProps, 'post' | 'href' | 'level'> & { className: string }) {
  return (
    <Heading className={className}>
      <a className="card-link" href={href}>
        {post.title}
      </a>
    </Heading>
  )
}

function Meta({ post, locale }: Pick<PostEntryProps, 'post' | 'locale'>) {
  return (
    <p className="text-small text-muted">
      <time dateTime={post.publishedAt}>{formatDay(post.publishedAt, locale)}</time>
      <span className="post-list-dot"> · </span>
      <span className="post-list-minutes">{strings[locale].minutes(post.minutes)}</span>
    </p>
  )
}
