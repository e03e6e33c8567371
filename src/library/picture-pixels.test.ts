import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pixelsOf } from './picture-pixels.ts'

const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#8a4b2f' } })

test.each([
  ['a.png', () => picture().png()],
  ['a.jpg', () => picture().jpeg()],
  ['progressive.jpg', () => picture().jpeg({ progressive: true })],
  ['a.gif', () => picture().gif()],
  ['a.webp', () => picture().webp()],
  ['lossless.webp', () => picture().webp({ lossless: true })],
  ['alpha.webp', () => picture().ensureAlpha(0.5).webp()],
])('the size of %s is in its header', async (name, make) => {
  expect(pixelsOf(name, await make().toBuffer())).toEqual({ width: 300, height: 200 })
})

test.each([
  ['<svg width="300" height="200px" viewBox="0 0 3 2"></svg>', { width: 300, height: 200 }],
  ['<svg viewBox="0 0 300 200"><rect width="9" height="9"/></svg>', { width: 300, height: 200 }],
  ['<svg width="100%" height="100%" viewBox="-1,-1,300,200"/>', { width: 300, height: 200 }],
  ['<svg width="1em" height="1em"/>', undefined],
  ['', undefined],
])('the size of an SVG is that of its root: %s', (text, size) => {
  expect(pixelsOf('a.svg', Buffer.from(text))).toEqual(size)
})

test.each(['', 'hello', '\x89PNG\r\n\x1a\n', 'RIFF0000WEBPVP8 ', '\xff\xd8\xff\xe0\x00\x00\xff'])(
  'a file that says no size has none',
  (text) => {
    expect(pixelsOf('a.jpg', Buffer.from(text, 'latin1'))).toBeUndefined()
  },
)
