import type { PageContext } from '#schemas/page-boot.ts'
import type { PostItem } from '#schemas/services/post.ts'
import type { Locale } from '#schemas/text.ts'
import { Cover } from '../parts/cover.tsx'
import { Day } from '../parts/day.tsx'
import { langOf } from '../parts/language.ts'
import { strings } from './strings.ts'

interface PostEntryProps {
  post: PostItem
  href: string
  page: PageContext
  isFirst: boolean
  /** Where a link to this entry leads. */
  id: string | undefined
  /** The heading level below the section's. */
  level: 'h2' | 'h3'
}

/** A post under its cover. */
export function PostCard({ post, href, page, level, isFirst, id }: PostEntryProps) {
  const { locale } = page
  return (
    <li className="card post-item" id={id}>
      <Cover
        src={post.cover}
        art={{ page, slug: post.slug, place: isFirst ? 'first-post' : 'post' }}
      />
      <div className="post-body flex grow flex-col p-5">
        <Category post={post} locale={locale} className="mb-2 text-tiny font-semibold" />
        <Title post={post} href={href} locale={locale} level={level} className="text-heading" />
        <Summary post={post} locale={locale} className="mt-2 text-small text-muted line-clamp-3" />
        <Meta post={post} locale={locale} className="mt-auto pt-5" />
      </div>
    </li>
  )
}

/** A post as a dated line. */
export function PostLine({ post, href, page, level, id }: PostEntryProps) {
  const { locale } = page
  return (
    <li className="post-item post-list-line" id={id}>
      <Meta post={post} locale={locale} className="" />
      <div className="post-body">
        <Title post={post} href={href} locale={locale} level={level} className="text-heading" />
        <Summary post={post} locale={locale} className="mt-1 text-small text-muted line-clamp-2" />
      </div>
      <Category post={post} locale={locale} className="text-small text-muted" />
    </li>
  )
}

/** The first post of a section: a wide cover over a large title. */
export function PostLead({ post, href, page, level, id }: PostEntryProps) {
  const { locale } = page
  return (
    <div className="post-item post-list-first" id={id}>
      <Cover src={post.cover} art={{ page, slug: post.slug, place: 'first-post' }} />
      <Category post={post} locale={locale} className="mt-5 text-small font-semibold" />
      <Title
        post={post}
        href={href}
        locale={locale}
        level={level}
        className="title mt-3 text-title"
      />
      <Summary post={post} locale={locale} className="mt-3 mb-4 max-w-[42em] text-muted" />
      <Meta post={post} locale={locale} className="" />
    </div>
  )
}

interface PartProps {
  post: PostItem
  locale: Locale
  className: string
}

const Category = ({ post: { category }, locale, className }: PartProps) =>
  category && (
    <p className={`post-category ${className}`} lang={langOf(category, 'name', locale)}>
      {category.name}
    </p>
  )

const Summary = ({ post, locale, className }: PartProps) => (
  <p className={`post-summary ${className}`} lang={langOf(post, 'summary', locale)}>
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
    <Heading className={`post-title ${className}`}>
      <a className="card-link" lang={langOf(post, 'title', locale)} href={href}>
        {post.title}
      </a>
    </Heading>
  )
}

function Meta({ post, locale, className }: PartProps) {
  return (
    <p className={`post-meta text-small text-muted ${className}`}>
      <Day iso={post.publishedAt} locale={locale} />
      <span className="post-list-dot">{'\u00a0·'} </span>
      <span className="post-list-minutes">{strings[locale].minutes(post.minutes)}</span>
    </p>
  )
}
