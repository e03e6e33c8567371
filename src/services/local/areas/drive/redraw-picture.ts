import { ServiceError, refuseField } from '../../../service-error.ts'
import { mostAtOnce } from './drive-parts.ts'
import type { DrawnFormat, Kind } from './file-kinds.ts'
import { type Sharp, mostPixels, sharp, strict } from './strict-sharp.ts'
import type { Slots } from './work-slots.ts'

/** For pictures that the decoder or encoder holds in memory as a whole. */
const mostWholePixels = 20e6
const mostFrames = 100
/** By the clock: how long ago it began, whatever else the machine does. Its size bounds what a picture may cost. */
const seconds = 20

export interface Drawn {
  width: number
  height: number
  bytes: number
}

/**
 * Encodes a picture into another file: upright, in sRGB, and without any other data of the original. Throws
 * ServiceError 422 for a picture that is damaged, too large or takes too long, and 503 while too many are
 * encoded.
 */
export async function redraw(
  { from, to }: { from: string; to: string },
  kind: Kind,
  slots: Slots,
): Promise<Drawn> {
  try {
    const weight = await slots.run(1, () => weigh(from, kind))
    const animated = kind.isAnimated === true
    const picture = sharp(from, { ...strict, animated })
      .autoOrient()
      .timeout({ seconds })
    const drawn = await slots.run(weight, () => encode(picture, kind.drawnAs ?? 'webp').toFile(to))
    return { width: drawn.width, height: drawn.pageHeight ?? drawn.height, bytes: drawn.size }
  } catch (cause) {
    throw toRefused(cause)
  }
}

/** The share of the capacity that this picture takes. */
async function weigh(from: string, { drawnAs }: Kind): Promise<number> {
  const { pages = 1, width, height, isProgressive } = await sharp(from, strict).metadata()
  const pixels = width * height * pages
  const most = isProgressive || drawnAs === 'webp' ? mostWholePixels : mostPixels
  if (pages > mostFrames || pixels > most) throw tooLarge()
  return Math.max(1, Math.ceil((pixels * mostAtOnce) / most))
}

function encode(picture: Sharp, format: DrawnFormat): Sharp {
  if (format === 'png') return picture.png()
  // Optimised codes would need the whole picture in memory.
  if (format === 'jpeg') return picture.jpeg({ quality: 88, optimiseCoding: false })
  return picture.webp({ quality: 85, effort: 3 })
}

function toRefused(cause: unknown): Error {
  if (cause instanceof ServiceError) return cause
  const reason = String(cause)
  if (/no space left|quota exceeded|write error/i.test(reason))
    return Object.assign(new Error('No space for a picture.', { cause }), { code: 'ENOSPC' })
  return /pixel limit|too large/i.test(reason)
    ? tooLarge()
    : refuseField('file', 'The picture cannot be read: it is damaged, or takes too long.')
}

const tooLarge = () =>
  refuseField(
    'file',
    `The picture is too large: ${mostPixels / 1e6} megapixels are the most, of one that moves, is progressive, a WebP or an AVIF ${mostWholePixels / 1e6}, and ${mostFrames} frames.`,
  )
