import sharp from 'sharp'
import {
  deflatedZeroes,
  gifOf,
  jpegClaiming,
  jpegWith,
  pngChunk,
  pngOf,
  webpWithCanvas,
} from './bytes.ts'
import { samples, type Hostile } from './samples.ts'

/** A comment that decompresses to this many MiB. */
const packedText = (mebibytes: number) =>
  pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflatedZeroes(mebibytes)]))
const packedInternational = (mebibytes: number) =>
  pngChunk('iTXt', Buffer.concat([Buffer.from('Comment\0\u0001\0\0\0'), deflatedZeroes(mebibytes)]))
const packedProfile = (mebibytes: number) =>
  pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), deflatedZeroes(mebibytes)]))

type BombRow = [name: string, filename: string, bytes: Buffer, wanted: Hostile['wanted']]

const bomb = (...[name, filename, bytes, wanted]: BombRow): Hostile => {
  const ending = filename.split('.').at(-1) ?? ''
  return { name, filename, type: `image/${ending === 'jpg' ? 'jpeg' : ending}`, bytes, wanted }
}

const vp8 = samples.webp.subarray(12)

/** Files that are much larger decompressed than they are. */
export const bombs = async (): Promise<Hostile[]> => [
  bomb('PNG of 30 000 by 30 000', 'a.png', pngOf(30_000, 30_000), 422),
  bomb('PNG of 60 000 by 600', 'a.png', pngOf(60_000, 600), 201),
  bomb('PNG of 2 147 483 647 by 1', 'a.png', withSize(pngOf(8, 1), 2_147_483_647, 1), 422),
  bomb('PNG of no width', 'a.png', withSize(pngOf(8, 1), 0, 1), 'refused'),
  bomb('PNG with a comment of 300 MiB', 'a.png', pngOf(8, 8, [packedText(300)]), 'either'),
  bomb('PNG with ten of 40', 'a.png', pngOf(8, 8, Array(10).fill(packedText(40))), 'either'),
  bomb('PNG with iTXt of 200 MiB', 'a.png', pngOf(8, 8, [packedInternational(200)]), 'either'),
  bomb('PNG with a profile of 200 MiB', 'a.png', pngOf(8, 8, [packedProfile(200)]), 'either'),
  bomb('PNG with 20 000 chunks', 'a.png', pngOf(8, 8, Array(20_000).fill(tiny)), 'either'),
  bomb('GIF of 10 000 frames', 'a.gif', gifOf(10_000), 422),
  bomb('GIF of 90 frames of 10 megapixels', 'a.gif', gifOf(90, 5000, 2000), 422),
  bomb('GIF of 65 535 by 65 535', 'a.gif', gifOf(1, 65_535, 65_535), 422),
  bomb('GIF of 50 frames', 'a.gif', gifOf(50), 201),
  bomb('WebP of a huge canvas', 'a.webp', webpWithCanvas(16_000, 16_000, vp8), 'refused'),
  bomb('WebP of the hugest canvas', 'a.webp', webpWithCanvas(16_777_216, 255, vp8), 'refused'),
  bomb('JPEG that says 65 500 by 65 500', 'a.jpg', jpegClaiming(samples.jpeg, 65_500, 65_500), 422),
  bomb('JPEG that says 6000 by 6000', 'a.jpg', jpegClaiming(samples.jpeg, 6000, 6000), 'either'),
  bomb('JPEG with a profile of noise', 'a.jpg', withProfile(samples.jpeg), 'either'),
  bomb('JPEG with 100 comments', 'a.jpg', withComments(samples.jpeg), 201),
  bomb('AVIF of 50 megapixels', 'a.avif', await large(8200, 6100).avif(fast).toBuffer(), 422),
  bomb('WebP of 36 megapixels', 'a.webp', await large(6000, 6000).webp(fast).toBuffer(), 422),
  bomb('PNG of 36 megapixels', 'a.png', await large(6000, 6000).png().toBuffer(), 'either'),
  bomb('PNG of 36, in passes', 'a.png', await large(6000, 6000).png(passes).toBuffer(), 422),
  bomb('JPEG of 36, in passes', 'a.jpg', await large(6000, 6000).jpeg(passes).toBuffer(), 422),
  bomb('JPEG of 19, in passes', 'a.jpg', await large(4800, 4000).jpeg(passes).toBuffer(), 'either'),
  bomb('WebP of 12 megapixels', 'a.webp', await large(4000, 3000).webp(fast).toBuffer(), 201),
]

const tiny = pngChunk('tEXt', Buffer.from('a\0b'))

function withSize(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29))
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)])
}

function withProfile(jpeg: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001'), Buffer.alloc(60_000, 0xa5)])
  return jpegWith(jpeg, 0xe2, data)
}

const withComments = (jpeg: Buffer) =>
  Array.from({ length: 100 }).reduce<Buffer>(
    (so) => jpegWith(so, 0xfe, Buffer.alloc(60_000, 'c')),
    jpeg,
  )

const large = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'red' },
    limitInputPixels: false,
  })
const fast = { effort: 0 }
const passes = { progressive: true }
