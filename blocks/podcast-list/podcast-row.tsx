import type { PageContext } from '#schemas/page-boot.ts'
import type { PodcastItem } from '#schemas/services/podcast.ts'
import { Cover } from '../parts/cover.tsx'
import { formatDay } from '../parts/format.ts'
import { langOf } from '../parts/language.ts'
import { strings } from './strings.ts'

interface PodcastRowProps {
  episode: PodcastItem
  href: string
  page: PageContext
}

/** An episode beside its cover. */
export function PodcastRow({ episode, href, page }: PodcastRowProps) {
  const { locale } = page
  const t = strings[locale]
  return (
    <li className="podcast-list-row">
      <Cover src={episode.cover} art={{ page, slug: episode.slug, place: 'square' }} />
      <div>
        {episode.category && (
          <p className="mb-1 text-tiny text-muted" lang={langOf(episode.category, 'name', locale)}>
            {episode.category.name}
          </p>
        )}
        <h3 className="text-heading">
          <a className="card-link" lang={langOf(episode, 'title', locale)} href={href}>
            {episode.title}
          </a>
        </h3>
        {episode.speakers.length > 0 && (
          <p className="mt-1 text-small">{episode.speakers.join(', ')}</p>
        )}
        <p
          className="mt-2 text-small text-muted line-clamp-2"
          lang={langOf(episode, 'summary', locale)}
        >
          {episode.summary}
        </p>
        <p className="mt-3 text-small text-muted">
          <time dateTime={episode.publishedAt}>{formatDay(episode.publishedAt, locale)}</time>
          {' · '}
          {episode.audio === null
            ? t.soon
            : t.minutes(Math.max(1, Math.round(episode.seconds / 60)))}
        </p>
      </div>
    </li>
  )
}
