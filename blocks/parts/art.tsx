import { artPath, artRatios, type ArtFocal, type ArtRatio, type SiteArt } from '#schemas/art.ts'
import { PlainPicture } from './picture.tsx'

/** The ratios in which a drawing is shown. */
export interface ArtShape {
  wide: ArtRatio
  /** On a phone, where it differs. */
  phone?: ArtRatio | undefined
}

interface ArtProps extends ArtShape {
  art: SiteArt
  slug: string
  className: string
  focal?: ArtFocal
  eager?: boolean
}

/** A drawing of the site's family, in exactly the ratio in which it is shown: it is never cropped. */
export function Art({ art, slug, className, wide, phone, focal, eager = false }: ArtProps) {
  const drawing = (ratio: ArtRatio) => artPath(art, { slug, ratio, ...(focal && { focal }) })
  const [width, height] = sizeOf(wide)
  const [phoneWidth, phoneHeight] = sizeOf(phone ?? wide)
  return (
    <picture className={`art ${className}`}>
      {phone && phone !== wide && (
        <source
          media="(width < 48rem)"
          srcSet={drawing(phone)}
          width={phoneWidth}
          height={phoneHeight}
        />
      )}
      <PlainPicture
        className="art-image"
        src={drawing(wide)}
        unknown={[width, height]}
        loading={eager ? 'first' : 'lazy'}
      />
    </picture>
  )
}

/** The size before the sheet says another, so that nothing moves when the drawing arrives. */
function sizeOf(ratio: ArtRatio): [number, number] {
  const [across, down] = artRatios[ratio]
  return [across * 100, down * 100]
}
