import type { BlockProps } from '../define.ts'
import { Picture } from '../parts/picture.tsx'
import type { ImageProps } from './schema.ts'
import { strings } from './strings.ts'

const usual = { width: 1200, height: 800 }

/** A picture with its caption and its credit. Renders nothing without a picture. */
export function Image({ props, page }: BlockProps<ImageProps>) {
  const { image, alt, caption, credit, href, ratio, width, focal } = props
  if (!image) return null
  const { width: across, height } = props.pixels ?? usual

  return (
    <figure className={`image image-over-${width} ${width === 'screen' ? '' : 'wrap'}`}>
      <Picture
        className={`image-picture image-is-${ratio}`}
        src={image}
        alt={alt ?? ''}
        place="full"
        focal={focal}
        unknown={[across, height]}
      />
      {(caption || credit) && (
        <figcaption className={`image-caption ${width === 'screen' ? 'wrap' : ''}`}>
          {caption && <span>{caption}</span>}
          {credit && (
            <span className="image-credit">
              {strings[page.locale].credit} {href ? <a href={href}>{credit}</a> : credit}
            </span>
          )}
        </figcaption>
      )}
    </figure>
  )
}
