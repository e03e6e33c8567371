import { useId } from 'react'
import type { z } from 'zod'
import type { RowLanguage } from '#schemas/row-language.ts'
import type { listPosts, PostDetail } from '#schemas/services/post.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { bandClass, classNames } from '../parts/band.ts'
import { langOf } from '../parts/language.ts'
import { fillPath } from '#schemas/item-path.ts'
import { SectionHead } from '../parts/section-head.tsx'
import type { PostSeriesProps } from './schema.ts'
import { strings } from './strings.ts'

/** The post that opens the series, or the posts of a category. */
export interface PostSeriesData {
  opener?: PostDetail | null
  posts?: z.output<typeof listPosts.output>
}

interface Part extends RowLanguage {
  id: string
  title: string
  slug: string
}

/** A series in reading order. Renders nothing for a post that belongs to none. */
export function PostSeries({ props, data, page }: BlockProps<PostSeriesProps, PostSeriesData>) {
  const headingId = useId()
  const parts = partsOf(data)
  if (parts.length < 2) return null
  const { locale } = page
  const current = parts.findIndex(({ slug, id }) => slug === props.post || id === props.post)
  const hrefOf = (part: Part) =>
    fillPath(props.detail, { id: part.id, slug: part.slug, title: part.slug })

  return (
    <section className={classNames('related', bandClass[props.band])} aria-labelledby={headingId}>
      <div className="wrap section wrap-anywhere post-series">
        <SectionHead
          id={headingId}
          eyebrow={
            props.eyebrow ??
            (current === -1 ? undefined : strings[locale].part(current + 1, parts.length))
          }
          heading={props.heading}
          lead={props.lead}
        />
        {props.look !== 'neighbours' && (
          <Parts parts={parts} current={current} hrefOf={hrefOf} locale={locale} />
        )}
        {props.look !== 'list' && current !== -1 && (
          <Neighbours parts={parts} current={current} hrefOf={hrefOf} locale={locale} />
        )}
      </div>
    </section>
  )
}

const partsOf = ({ opener, posts }: PostSeriesData): readonly Part[] =>
  opener ? [opener, ...(opener.parts ?? [])] : (posts?.items ?? [])

interface PartsProps {
  parts: readonly Part[]
  /** The place of the post of the page; -1 where it is none of them. */
  current: number
  hrefOf(part: Part): string
  locale: Locale
}

function Parts({ parts, current, hrefOf, locale }: PartsProps) {
  const t = strings[locale]
  return (
    <ol className="post-series-parts">
      {parts.map((part, index) => (
        <li key={part.id} className="post-series-part">
          <span className="post-series-number" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <a
            className="post-series-link"
            href={hrefOf(part)}
            lang={langOf(part, 'title', locale)}
            aria-current={index === current ? 'page' : undefined}
          >
            {part.title}
          </a>
          {index === current && <span className="post-series-here">{t.here}</span>}
        </li>
      ))}
    </ol>
  )
}

function Neighbours({ parts, current, hrefOf, locale }: PartsProps) {
  const t = strings[locale]
  const [previous, next] = [parts[current - 1], parts[current + 1]]
  return (
    <nav aria-label={t.neighbours}>
      <ul className="post-series-neighbours">
        {previous && (
          <li className="card post-series-neighbour">
            <span className="text-small text-muted">{t.previous}</span>
            <a className="card-link" rel="prev" href={hrefOf(previous)}>
              <span lang={langOf(previous, 'title', locale)}>{previous.title}</span>
            </a>
          </li>
        )}
        {next && (
          <li className="card post-series-neighbour post-series-next">
            <span className="text-small text-muted">{t.next}</span>
            <a className="card-link" rel="next" href={hrefOf(next)}>
              <span lang={langOf(next, 'title', locale)}>{next.title}</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
