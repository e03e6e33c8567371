import type { PictureFacts, PictureSize } from '#schemas/pictures.ts'
import type { DrawnPicture, IconSize } from '../../pictures.ts'
import { ServiceError } from '../../service-error.ts'
import { type Sharp, mostPixels, sharp, strict } from '../areas/drive/strict-sharp.ts'

const seconds = 5

/** The share of an icon on a ground that no mask cuts: https://w3c.github.io/manifest/#icon-masks */
const safeArea = 0.8
/** Within that, so that corners of a square logo are in the circle too. */
const logoShare = safeArea * 0.8

/** Formats of pictures that are sent as they came where the browser knows neither AVIF nor WebP. */
const ownFormats = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

type OwnFormat = keyof typeof ownFormats

/** Decodes a picture and encodes it in a size, never larger than it is. `original` for one that moves. */
export async function drawSize(
  content: Uint8Array,
  { width, format }: PictureSize,
): Promise<DrawnPicture | 'original'> {
  return orRefused(async () => {
    const seen = await measure(content)
    if (seen === undefined) return 'original'
    const own = Object.keys(ownFormats).find((one): one is OwnFormat => one === seen.format)
    const picture = sharp(content, strict)
      .timeout({ seconds })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
    const encoded = encode(picture, format ?? own ?? 'jpeg')
    const bytes = Uint8Array.from(await encoded.toBuffer())
    return { type: format ? `image/${format}` : ownFormats[own ?? 'jpeg'], bytes }
  })
}

/** The size and the dominant colour of a picture; undefined for one that is sent as it is. */
export async function describePicture(content: Uint8Array): Promise<PictureFacts | undefined> {
  return orRefused(async () => {
    const seen = await measure(content)
    if (seen === undefined) return undefined
    const { data, info } = await sharp(content, strict)
      .timeout({ seconds })
      .resize(1, 1, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red = 0, green = red, blue = red] = data.subarray(0, info.channels)
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0'))
    return { width: seen.width, height: seen.height, colour: hex.join('') }
  })
}

/** A square PNG of a picture of pixels, on a ground or on none. */
export async function drawIconOf(
  content: Uint8Array,
  { pixels, ground }: IconSize,
): Promise<DrawnPicture> {
  return orRefused(async () => {
    const share = ground === undefined ? 1 : logoShare
    const inner = Math.round(pixels * share)
    const [before, after] = [Math.floor((pixels - inner) / 2), Math.ceil((pixels - inner) / 2)]
    const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
    const placed = sharp(content, strict)
      .timeout({ seconds })
      .resize(inner, inner, { fit: 'contain', background })
      .extend({ top: before, left: before, bottom: after, right: after, background })
    const whole = ground === undefined ? placed : placed.flatten({ background })
    return {
      type: 'image/png',
      bytes: Uint8Array.from(await whole.png({ palette: true }).toBuffer()),
    }
  })
}

/** The upright size of a still picture; undefined for one that moves. */
async function measure(content: Uint8Array) {
  const { pages = 1, autoOrient, format } = await sharp(content, strict).metadata()
  if (pages > 1 || format === 'gif') return undefined
  if (autoOrient.width * autoOrient.height > mostPixels) throw cannotBeDrawn()
  return { ...autoOrient, format }
}

/** The quality is ours: each file is made once. AVIF at 50 and WebP at 75 look alike. */
function encode(picture: Sharp, format: 'avif' | OwnFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 50, effort: 2 })
  if (format === 'webp') return picture.webp({ quality: 75, effort: 3 })
  return format === 'png' ? picture.png() : picture.jpeg({ quality: 80 })
}

async function orRefused<Result>(draw: () => Promise<Result>): Promise<Result> {
  try {
    return await draw()
  } catch (cause) {
    throw cause instanceof ServiceError ? cause : cannotBeDrawn(cause)
  }
}

const cannotBeDrawn = (cause?: unknown) =>
  new ServiceError(
    422,
    'The picture cannot be drawn: it is damaged, too large or takes too long.',
    { cause },
  )
