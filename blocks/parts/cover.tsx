import { Art } from './art.tsx'
import { coverShape, type CoverPlace } from './cover-shapes.ts'
import { Picture } from './picture.tsx'
import type { PageContext } from '#schemas/page-boot.ts'
import type { Locale } from '#schemas/text.ts'

/** What is drawn where an item has no picture. */
export interface CoverArt {
  page: PageContext
  /** What the drawing is made from: the same for the same item. */
  slug: string
  /** Where the cover is, as far as faces show it in other ratios there. */
  place?: CoverPlace
}

interface CoverProps {
  src: string | null
  /** What it shows; nothing where it is drawn beside its title in a list, and says no more than that. */
  alt?: string | undefined
  /** The language of `alt`, where it is not that of the page. */
  lang?: Locale | undefined
  /** For pictures above the fold. */
  eager?: boolean
  art?: CoverArt
}

/** An item's picture in a fixed frame; without one a drawing of the site's family, or a pattern where it has none. */
export function Cover({ src, alt = '', lang, eager = false, art }: CoverProps) {
  if (src === null || src === '') {
    const { page, slug, place = 'card' } = art ?? {}
    if (page?.art === undefined || slug === undefined)
      return <div className="cover motif bg-tint" aria-hidden="true" />
    return (
      <Art
        className="cover aspect-auto h-auto"
        art={page.art}
        slug={slug}
        eager={eager}
        {...coverShape(page.face, place)}
      />
    )
  }
  return (
    <Picture
      className="cover"
      src={src}
      alt={alt}
      lang={lang}
      place={eager ? 'half' : 'card'}
      unknown={[1200, 750]}
      priority={eager}
    />
  )
}
