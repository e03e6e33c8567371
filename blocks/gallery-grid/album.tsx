import type { Gallery } from '#schemas/services/gallery.ts'
import type { Locale } from '#schemas/text.ts'
import { formatDay } from '../parts/format.ts'
import { langOf } from '../parts/language.ts'
import { Picture } from '../parts/picture.tsx'
import { strings } from './strings.ts'

interface AlbumProps {
  album: Gallery
  /** How many photos are shown at once. */
  shown: number
  locale: Locale
}

/** An album: its words beside its photos, of which those beyond `shown` open below. */
export function Album({ album, shown, locale }: AlbumProps) {
  const later = album.photos.slice(shown)
  return (
    <li className="gallery-grid-album">
      <div>
        <h3 className="text-heading" lang={langOf(album, 'title', locale)}>
          {album.title}
        </h3>
        <p className="mt-1 text-small text-muted">
          {album.place && `${album.place} · `}
          <time dateTime={album.takenAt}>{formatDay(album.takenAt, locale)}</time>
        </p>
        <p className="mt-3 text-small" lang={langOf(album, 'summary', locale)}>
          {album.summary}
        </p>
      </div>
      <div>
        <Photos photos={album.photos.slice(0, shown)} lang={langOf(album, 'photos', locale)} />
        {later.length > 0 && (
          <details className="gallery-grid-more">
            <summary className="link-more">{strings[locale].more(later.length)}</summary>
            <Photos photos={later} lang={langOf(album, 'photos', locale)} />
          </details>
        )}
      </div>
    </li>
  )
}

const Photos = ({ photos, lang }: { photos: Gallery['photos']; lang: Locale | undefined }) => (
  <ul className="gallery-grid-photos" lang={lang}>
    {photos.map((photo) => (
      <li key={photo.id}>
        <figure>
          <Picture
            className="gallery-grid-photo"
            src={photo.picture}
            alt={photo.alt ?? ''}
            place="card"
            unknown={[800, 600]}
          />
          {photo.caption && (
            <figcaption className="mt-2 text-tiny text-muted">{photo.caption}</figcaption>
          )}
        </figure>
      </li>
    ))}
  </ul>
)
