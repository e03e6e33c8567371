import { serverPath } from './paths.ts'

/** Pictures in the sizes in which they are shown, and what is known of a picture. Without zod, so that browsers can import it. */

/** The widths in pixels in which a picture can be sent; a picture is never enlarged. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 960, 1200, 1600, 2000] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Besides the format that a picture has. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** How a picture is sent: without a format, in the one that it has. */
export interface PictureSize {
  width: PictureWidth
  format?: PictureFormat | undefined
}

/** What is known of a picture from its file. */
export interface PictureFacts {
  /** In pixels, upright. */
  width: number
  height: number
  /** Its dominant colour as six hexadecimal digits; missing for a drawing, and for a picture that cannot be sent in sizes. */
  colour?: string | undefined
}

/**
 * The address of a picture of the site in a size, with the modifiers of ipx: `/_ipx/f_avif,w_640/media/a.jpg?v=01234567`.
 * https://github.com/unjs/ipx#modifiers
 */
export function picturePath(address: string, { width, format }: PictureSize): string {
  const modifiers = format === undefined ? `w_${width}` : `f_${format},w_${width}`
  return serverPath('_ipx', modifiers) + address
}

/** The size that modifiers ask for; undefined for any that are not spelt as `picturePath` spells them. */
export function readPictureSize(modifiers: string): PictureSize | undefined {
  const [, said, digits] = /^(?:f_([a-z]{4}),)?w_([1-9]\d{1,3})$/.exec(modifiers) ?? []
  const width = pictureWidths.find((one) => one === Number(digits))
  const format = pictureFormats.find((one) => one === said)
  if (width === undefined || (said !== undefined && format === undefined)) return undefined
  return { width, format }
}

/** The address of a picture with what is known of it in its fragment, which is never sent: `/drive/k#1200x800-8a6b4f`. */
export const withFacts = (address: string, { width, height, colour }: PictureFacts): string =>
  `${address}#${width}x${height}${colour === undefined ? '' : `-${colour}`}`

/** An address without what is known of its picture, and that. */
export function readFacts(address: string): { address: string; facts?: PictureFacts } {
  const [, plain, width, height, colour] =
    /^(\/[^#]*)#([1-9]\d{0,4})x([1-9]\d{0,4})(?:-([0-9a-f]{6}))?$/.exec(address) ?? []
  if (plain === undefined) return { address }
  return { address: plain, facts: { width: Number(width), height: Number(height), colour } }
}

/** What of a picture stays in sight where its frame is of another ratio. */
export const pictureFocals = ['center', 'top', 'bottom', 'left', 'right'] as const
export type PictureFocal = (typeof pictureFocals)[number]
