import type { PodcastDetail } from '#schemas/services/podcast.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { OwnCover } from '../parts/own-cover.tsx'
import { formatDay } from '../parts/format.ts'
import { langOf } from '../parts/language.ts'
import type { PodcastPlayerProps } from './schema.ts'
import { strings } from './strings.ts'

export interface PodcastPlayerData {
  podcast: PodcastDetail | null
}

/** One episode. Renders nothing when there is no such episode. */
export function PodcastPlayer({
  props,
  data,
  page,
}: BlockProps<PodcastPlayerProps, PodcastPlayerData>) {
  const { podcast } = data
  if (podcast === null) return null
  const { locale } = page
  const t = strings[locale]

  return (
    <article>
      <header className={bandClass[props.band]}>
        <div className="wrap section podcast-player">
          {props.back && (
            <p className="podcast-player-back">
              <a className="link-more" href={props.back}>
                {t.back}
              </a>
            </p>
          )}
          {(podcast.cover || page.art) && <OwnCover item={podcast} page={page} place="square" />}
          <div>
            <p
              className="eyebrow"
              lang={podcast.category ? langOf(podcast.category, 'name', locale) : undefined}
            >
              {podcast.category?.name ?? t.podcast}
            </p>
            <h1 className="podcast-player-title" lang={langOf(podcast, 'title', locale)}>
              {podcast.title}
            </h1>
            <p className="lead" lang={langOf(podcast, 'summary', locale)}>
              {podcast.summary}
            </p>
            <p className="mt-4 text-small text-muted">
              {podcast.speakers.length > 0 && `${t.with(podcast.speakers.join(', '))} · `}
              <time dateTime={podcast.publishedAt}>{formatDay(podcast.publishedAt, locale)}</time>
              {' · '}
              {t.minutes(Math.max(1, Math.round(podcast.seconds / 60)))}
            </p>
            <Player podcast={podcast} locale={locale} />
          </div>
        </div>
      </header>
      {podcast.description !== '' && (
        <div className="wrap section">
          <div
            className="prose"
            lang={langOf(podcast, 'description', locale)}
            dangerouslySetInnerHTML={{ __html: podcast.description }}
          />
        </div>
      )}
    </article>
  )
}

/** The browser's own player, which loads nothing before it is started. */
function Player({ podcast, locale }: { podcast: PodcastDetail; locale: Locale }) {
  const t = strings[locale]
  if (podcast.audio === null) {
    return (
      <p className="notice mt-6" role="status">
        {t.notYet}
      </p>
    )
  }
  return (
    <div className="podcast-player-sound">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the notes below are its text */}
      <audio controls preload="none" src={podcast.audio} aria-label={t.listen(podcast.title)} />
      <a className="link-more text-small" href={podcast.audio} download>
        {t.download}
      </a>
    </div>
  )
}
