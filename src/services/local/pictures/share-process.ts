import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { create } from 'fontkit'
import sharp from 'sharp'
import { decompress } from 'wawoff2'
import { shareSvg, type ShareFont, type ShareJob } from './share-svg.ts'

/** A process that draws one picture to share, whose job is its input as JSON, as a PNG, and ends. */
const job = JSON.parse(await text(process.stdin)) as ShareJob

/** A font of a variable family in a weight. fontkit varies no WOFF2, so it is unpacked first. */
async function openFont(file: string, weight: number): Promise<ShareFont> {
  const font = create(Buffer.from(await decompress(await readFile(file))))
  if (!('getVariation' in font)) throw new Error(`${file} has several fonts.`)
  const { min = weight, max = weight } = font.variationAxes['wght'] ?? {}
  return font.getVariation({ wght: Math.min(max, Math.max(min, weight)) })
}

/** One after the other: wawoff2 unpacks into memory that its calls share. */
async function openAll(files: readonly string[], weight: number): Promise<ShareFont[]> {
  const fonts: ShareFont[] = []
  for (const file of files) fonts.push(await openFont(file, weight))
  return fonts
}

sharp.concurrency(1)
const svg = shareSvg(job, {
  heading: await openAll(job.headingFiles, 700),
  text: await openAll(job.textFiles, 500),
})
process.stdout.write(await sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer())
