import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/**
 * A process that draws one SVG, of its input, as a PNG of as many pixels as its argument says, and ends. Of all formats
 * only SVG is loaded in it.
 */
const pixels = Math.min(1024, Math.max(16, Number(process.argv[2])))

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
sharp.concurrency(1)

const svg = await buffer(process.stdin)
const { width, height } = await sharp(svg, { limitInputPixels: 16e6 }).metadata()
const density = Math.min(2400, Math.max(1, (72 * pixels) / Math.max(width, height)))
const drawn = await sharp(svg, { density, limitInputPixels: 16e6 })
  .resize(pixels, pixels, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
  .png()
  .toBuffer()
process.stdout.write(drawn)
