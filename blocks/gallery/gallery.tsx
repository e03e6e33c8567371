import { type MouseEvent, useId, useState } from 'react'
import { readFacts } from '#schemas/pictures.ts'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { Picture } from '../parts/picture.tsx'
import { Lightbox } from './lightbox.tsx'
import type { GalleryProps } from './schema.ts'
import { strings } from './strings.ts'

/** Pictures that lead to themselves; once hydrated they open over the page. Renders nothing without pictures. */
export function Gallery({ props, page }: BlockProps<GalleryProps>) {
  const headingId = useId()
  const [open, setOpen] = useState<number>()
  const { items, heading, look, ratio } = props
  if (items.length === 0) return null
  const t = strings[page.locale]
  const name = heading ? { 'aria-labelledby': headingId } : { 'aria-label': t.pictures }
  const enlarge = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(index)
  }

  return (
    <section className={`@container ${bandClass[props.band] ?? ''}`} {...name}>
      <div className="wrap section wrap-anywhere">
        {heading && (
          <SectionHead id={headingId} eyebrow={props.eyebrow} heading={heading} lead={props.lead} />
        )}
        <ul className={`gallery gallery-${look} gallery-${ratio}`}>
          {items.map(({ image, alt, caption }, index) => (
            <li key={`${index}-${image}`} className="gallery-item">
              <figure>
                <a
                  data-reload=""
                  className="gallery-link"
                  href={readFacts(image).address}
                  aria-label={alt === '' ? t.picture(index + 1) : undefined}
                  onClick={props.enlarge ? enlarge(index) : undefined}
                >
                  <Picture
                    className="gallery-picture"
                    src={image}
                    alt={alt}
                    place="card"
                    unknown={[800, 600]}
                  />
                </a>
                {caption && <figcaption className="gallery-caption">{caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
        {open !== undefined && (
          <Lightbox items={items} first={open} words={t} onClose={() => setOpen(undefined)} />
        )}
      </div>
    </section>
  )
}
