import type { PageContext } from '#schemas/page-boot.ts'
import { Art } from '../parts/art.tsx'
import { heroShape, type Look } from './hero-looks.ts'

interface HeroPictureProps {
  src: string | undefined
  alt: string
  look: Look
  page: PageContext
  /** What a drawing is made from. */
  slug: string
}

/** The hero's picture, loaded with high priority; without one a drawing of the site, or a pattern where it has none. */
export function HeroPicture({ src, alt, look, page, slug }: HeroPictureProps) {
  if (!src && page.art)
    return (
      <div className="hero-media hero-drawn">
        <Art
          className="hero-art"
          art={page.art}
          slug={slug}
          eager
          {...heroShape(look, page.face)}
        />
      </div>
    )
  if (!src) {
    const isWoven = look === 'split' || look === 'banner' || look === 'sheet'
    return isWoven ? <div className="hero-media hero-weave motif" aria-hidden="true" /> : null
  }
  return (
    <div className="hero-media">
      <img
        className="hero-image"
        src={src}
        alt={alt}
        width={1200}
        height={750}
        fetchPriority="high"
      />
    </div>
  )
}
