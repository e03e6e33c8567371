import type { PageContext } from '#schemas/page-boot.ts'
import type { PictureFocal } from '#schemas/pictures.ts'
import { Art } from '../parts/art.tsx'
import { Picture } from '../parts/picture.tsx'
import { heroShape, type Look } from './hero-looks.ts'

interface HeroPictureProps {
  src: string | undefined
  alt: string
  look: Look
  page: PageContext
  /** What a drawing is made from. */
  slug: string
  focal: PictureFocal | undefined
}

/** The hero's picture, loaded with high priority; without one a drawing of the site, or a pattern where it has none. */
export function HeroPicture({ src, alt, look, page, slug, focal }: HeroPictureProps) {
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
      <Picture
        className="hero-image"
        src={src}
        alt={alt}
        place={look === 'split' || look === 'editorial' ? 'half' : 'full'}
        focal={focal}
        unknown={[1200, 750]}
        priority
      />
    </div>
  )
}
