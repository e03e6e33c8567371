import { useId } from 'react'
import type { Locale } from '#schemas/text.ts'
import { Picture } from '../parts/picture.tsx'
import type { PortfolioCaseProps } from './schema.ts'
import { strings } from './strings.ts'

interface CasePicturesProps {
  props: PortfolioCaseProps
  locale: Locale
}

/** The video, photos and further pictures of a case; nothing without any. */
export function CasePictures({ props, locale }: CasePicturesProps) {
  const headingId = useId()
  const t = strings[locale]
  const { photos, images, video } = props
  const hasPoster = Boolean(video?.thumbnail)
  if (photos.length + images.length === 0 && !hasPoster) return null
  return (
    <section className="wrap portfolio-case-pictures" aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-5 text-heading">
        {t.photos}
      </h2>
      <ul className="portfolio-case-photos">
        {video?.thumbnail && (
          <li>
            <a className="portfolio-case-video" href={video.link}>
              <Photo src={video.thumbnail} />
              <span className="link-more">{t.video}</span>
            </a>
          </li>
        )}
        {photos.map((photo) => (
          <li key={photo.link}>
            <figure>
              <Photo src={photo.link} />
              <figcaption className="mt-2 text-tiny text-muted">{photo.name}</figcaption>
            </figure>
          </li>
        ))}
        {images.map((src) => (
          <li key={src}>
            <Photo src={src} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Photo = ({ src }: { src: string }) => (
  <Picture className="portfolio-case-photo" src={src} place="card" unknown={[800, 600]} />
)
