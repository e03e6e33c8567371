import type { PostItem } from '#schemas/services/post.ts'
import type { Locale } from '#schemas/text.ts'
import { Cover } from '../parts/cover.tsx'
import { formatDay } from '../parts/format.ts'
import { langOf } from '../parts/language.ts'
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
        <Category post={post} locale={locale} className="mb-2 text-tiny font-semibold" />
        <Title post={post} href={href} locale={locale} level={level} className="text-heading" />
        <Summary post={post} locale={locale} className="mt-2 text-small text-muted line-clamp-3" />
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
        <Title post={post} href={href} locale={locale} level={level} className="text-heading" />
        <Summary post={post} locale={locale} className="mt-1 text-small text-muted line-clamp-2" />
      </div>
      <Category post={post} locale={locale} className="text-small text-muted" />
    </li>
  )
}

/** The first post of a section: a wide cover over a large title. */
export function PostLead({ post, href, locale, level }: PostEntryProps) {
  return (
    <div className="post-list-first">
      <Cover src={post.cover} />
      <Category post={post} locale={locale} className="mt-5 text-small font-semibold" />
      <Title
        post={post}
        href={href}
        locale={locale}
        level={level}
        className="title mt-3 text-title"
      />
      <Summary post={post} locale={locale} className="mt-3 mb-4 max-w-[42em] text-muted" />
      <Meta post={post} locale={locale} />
    </div>
  )
}

type PartProps = Pick<PostEntryProps, 'post' | 'locale'> & { className: string }

const Category = ({ post: { category }, locale, className }: PartProps) =>
  category && (
    <p className={className} lang={langOf(category, 'name', locale)}>
      {category.name}
    </p>
  )

const Summary = ({ post, locale, className }: PartProps) => (
  <p className={className} lang={langOf(post, 'summary', locale)}>
    {post.summary}
  </p>
)

function Title({
  post,
  href,
  locale,
  level: Heading,
  className,
}: PartProps & Pick<PostEntryProps, 'href' | 'level'>) {
  return (
    <Heading className={className}>
      <a className="card-link" lang={langOf(post, 'title', locale)} href={href}>
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
