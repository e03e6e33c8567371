import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ShareDrawing } from '../../pictures.ts'
import { drawShare } from './draw-share.ts'

const drawing: ShareDrawing = {
  title: 'Žlutá kelas',
  siteName: 'Coba',
  fonts: ['bricolage-grotesque', 'inter'],
  colours: { ground: '#ffffff', ink: '#111111', muted: '#666666', key: '#2096c4' },
  art: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><path fill="#ff0000" d="M0 0h30v40h-30z"/></svg>',
}

/** The colour of a pixel. */
async function colourAt(png: Uint8Array, left: number, top: number) {
  const { data } = await sharp(png)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

test('a picture to share is a PNG of 1200 by 630 with words on its ground, beside the drawing', async () => {
  const png = await drawShare(drawing)
  const { format, width, height } = await sharp(png).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
  expect(await colourAt(png, 10, 10)).toEqual([255, 255, 255])
  expect(await colourAt(png, 1100, 300)).toEqual([255, 0, 0])
  const words = await sharp(png).extract({ left: 72, top: 96, width: 632, height: 372 }).stats()
  expect(words.channels[0]?.min).toBeLessThan(60)
})

test('a font that there is not is a refusal', async () => {
  await expect(drawShare({ ...drawing, fonts: ['tiada', 'inter'] })).rejects.toThrow()
})
