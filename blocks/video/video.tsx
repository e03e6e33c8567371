import { type MouseEvent, useState } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { Picture } from '../parts/picture.tsx'
import { Player } from './player.tsx'
import { providers } from './providers.ts'
import type { VideoProps } from './schema.ts'
import { strings } from './strings.ts'

/**
 * A picture that leads to a video; once hydrated, a press plays it in place. Nothing of the provider is fetched before.
 * Renders nothing without the id of a video.
 */
export function Video({ props, page }: BlockProps<VideoProps>) {
  const [isPlaying, setPlaying] = useState(false)
  const { code, title, poster, length, caption, ratio } = props
  if (!code) return null
  const t = strings[page.locale]
  const provider = providers[props.provider]
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }

  return (
    <div className={bandClass[props.band]}>
      <figure className={`wrap video video-over-${props.width}`}>
        <div className={`video-frame video-is-${ratio}`}>
          {isPlaying ? (
            <Player title={title} src={provider.origin + provider.player(code)} />
          ) : (
            <a className="video-press" href={provider.page(code)} onClick={play}>
              {poster && (
                <Picture className="video-poster" src={poster} place="full" unknown={[1280, 720]} />
              )}
              <span className="video-words">
                <svg className="video-sign" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M8 5.2v13.6L19 12z" fill="currentColor" />
                </svg>
                <span className="video-title">
                  <span className="sr-only">{t.play}: </span>
                  {title}
                </span>
                {length && <span className="video-length">{length}</span>}
              </span>
            </a>
          )}
        </div>
        <figcaption className="video-caption">
          {caption && <span>{caption}</span>}
          <span className="video-notice">{t.notice(provider.name)}</span>
        </figcaption>
      </figure>
    </div>
  )
}
