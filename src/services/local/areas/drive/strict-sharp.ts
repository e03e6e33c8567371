import sharp from 'sharp'

export type { Sharp } from 'sharp'

/** The most pixels of a picture that is decoded, of all its frames together. */
export const mostPixels = 40e6

/** How a picture of someone else is opened: damaged ones and those of too many pixels are refused. */
export const strict = {
  limitInputPixels: mostPixels,
  failOn: 'error',
  sequentialRead: true,
} as const

// Of all formats that libvips reads, some by way of other programs, only the accepted ones stay enabled.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
})
// Several pictures are encoded at a time, each on one thread; decoded pixels are not cached.
sharp.concurrency(1)
sharp.cache(false)

/** libvips for this process, in which no SVG or PDF is ever loaded. */
export { sharp }
