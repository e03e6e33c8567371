import sharp from 'sharp'
import { refuseField } from '../../refused.ts'
import type { DrawnFormat, Kind } from './kinds.ts'

const mostPixels = 40e6
const mostFrames = 100
const seconds = 5

const strict = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const

// Of all formats that libvips reads, also by way of other programs, only those a picture may have are left.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
})
// Several pictures are drawn at a time, each on one thread; what was decoded is not kept.
sharp.concurrency(1)
sharp.cache(false)

export interface Drawn {
  width: number
  height: number
  bytes: number
}

/**
 * Draws the picture in a file anew into another: upright, in sRGB, and with nothing else that was in the file.
 * Throws Refused 422 for one that is damaged, too large or takes too long.
 */
export async function redraw(from: string, to: string, kind: Kind): Promise<Drawn> {
  try {
    const animated = kind.isAnimated === true
    const { pages = 1, width, height } = await sharp(from, strict).metadata()
    if (pages > mostFrames || width * height * pages > mostPixels) throw tooLarge()
    const picture = sharp(from, { ...strict, animated })
      .autoOrient()
      .timeout({ seconds })
    const drawn = await encode(picture, kind.drawnAs ?? 'webp').toFile(to)
    return { width: drawn.width, height: drawn.pageHeight ?? drawn.height, bytes: drawn.size }
  } catch (cause) {
    if (/no space left|quota exceeded|write error/i.test(String(cause)))
      throw Object.assign(new Error('No space for a picture.', { cause }), { code: 'ENOSPC' })
    if (/pixel limit|dimensions|too large/i.test(String(cause))) throw tooLarge(cause)
    throw refuseField('file', 'The picture cannot be read: it is damaged, or takes too long.')
  }
}

function encode(picture: sharp.Sharp, format: DrawnFormat): sharp.Sharp {
  if (format === 'png') return picture.png()
  if (format === 'jpeg') return picture.jpeg({ quality: 88 })
  return picture.webp({ quality: 85, effort: 3 })
}

const tooLarge = (_cause?: unknown) =>
  refuseField(
    'file',
    `The picture is too large: ${mostPixels / 1e6} megapixels and ${mostFrames} frames are the most.`,
  )
