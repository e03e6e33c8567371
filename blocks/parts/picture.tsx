import {
  pictureFormats,
  picturePath,
  readFacts,
  type PictureFacts,
  type PictureFocal,
  type PictureFormat,
  type PictureWidth,
} from '#schemas/pictures.ts'
import type { Locale } from '#schemas/text.ts'

/** How wide a picture is shown, and the widths that it is sent in there. */
interface Place {
  sizes: string
  widths: readonly PictureWidth[]
}

/** Where pictures are shown. */
const places = {
  avatar: { sizes: '5rem', widths: [96, 160, 240] },
  tile: { sizes: '8rem', widths: [160, 240, 320] },
  logo: { sizes: '11rem', widths: [160, 320, 480] },
  card: { sizes: '(width < 40rem) 92vw, 30rem', widths: [320, 480, 640, 960] },
  half: { sizes: '(width < 48rem) 92vw, 40rem', widths: [480, 640, 960, 1200] },
  full: { sizes: '100vw', widths: [640, 960, 1200, 1600, 2000] },
  /** Over the page, as large as there is room. */
  whole: { sizes: '100vw', widths: [640, 960, 1200, 1600, 2000] },
} as const satisfies Record<string, Place>

const focals: Record<PictureFocal, string> = {
  center: '',
  top: ' object-top',
  bottom: ' object-bottom',
  left: ' object-left',
  right: ' object-right',
}

interface PictureProps {
  /** An address; what is known of the picture may be in its fragment. */
  src: string
  alt?: string | undefined
  /** The language of `alt`, where it is not that of the page. */
  lang?: Locale | undefined
  className: string
  place: keyof typeof places
  /** The size in pixels where the file is not known. */
  unknown: readonly [width: number, height: number]
  /** For the picture that a visitor sees first: it is loaded before others, and never late. */
  priority?: boolean
  focal?: PictureFocal | undefined
}

/**
 * Every picture of a block: in AVIF and WebP and in the widths of its place where the server can send them so, else as
 * it is; with the size of its file where that is known, else with one of its frame.
 */
export function Picture(picture: PictureProps) {
  const { src, place, className, focal = 'center', priority = false, alt, lang, unknown } = picture
  const { address, facts } = readFacts(src)
  const loading = priority ? 'first' : 'lazy'
  const shown = { src: address, alt, lang, unknown, loading, facts } as const
  const framed = className + focals[focal]
  if (facts?.colour === undefined) return <PlainPicture {...shown} className={framed} />
  // These are as wide as their files say, so they are no frames.
  const isFrame = place !== 'logo' && place !== 'whole'
  return (
    <picture className={isFrame ? `picture ${framed}` : 'contents'}>
      {pictureFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet(address, { format, facts, widths: places[place].widths })}
          sizes={places[place].sizes}
        />
      ))}
      <PlainPicture {...shown} className={isFrame ? 'picture-image' : framed} />
    </picture>
  )
}

interface PlainPictureProps extends Pick<
  PictureProps,
  'src' | 'alt' | 'lang' | 'className' | 'unknown'
> {
  /** Before others, at once, or when it is near the screen. */
  loading: 'first' | 'eager' | 'lazy'
  facts?: PictureFacts | undefined
}

/** A picture as it is, for a `<picture>` of other sources. */
export function PlainPicture(picture: PlainPictureProps) {
  const { src, alt = '', lang, className, unknown, loading, facts } = picture
  const [width, height] = facts ? [facts.width, facts.height] : unknown
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      lang={alt === '' ? undefined : lang}
      width={width}
      height={height}
      {...(facts?.colour && { 'data-colour': `#${facts.colour}` })}
      decoding="async"
      // The renderer has the first one of a page loaded first.
      suppressHydrationWarning
      {...(loading === 'first' && { fetchPriority: 'high' })}
      {...(loading === 'lazy' && { loading })}
    />
  )
}

interface Offered {
  format: PictureFormat
  facts: PictureFacts
  widths: readonly PictureWidth[]
}

/** The widths that the picture has, and the first that is wider: in that one it is sent as wide as it is. */
function srcSet(address: string, { format, facts, widths }: Offered): string {
  const wider = widths.findIndex((width) => width >= facts.width)
  const offered = wider === -1 ? widths : widths.slice(0, wider + 1)
  return offered
    .map((width) => `${picturePath(address, { width, format })} ${Math.min(width, facts.width)}w`)
    .join(',')
}
