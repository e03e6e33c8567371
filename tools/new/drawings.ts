import type { Palette } from './palettes.ts'

/** Bitmaps of the letters, five by seven, a word of bits for each row. */
const letters: Record<string, string> = {
  a: '01110 10001 10001 11111 10001 10001 10001',
  b: '11110 10001 10001 11110 10001 10001 11110',
  c: '01111 10000 10000 10000 10000 10000 01111',
  d: '11110 10001 10001 10001 10001 10001 11110',
  e: '11111 10000 10000 11110 10000 10000 11111',
  f: '11111 10000 10000 11110 10000 10000 10000',
  g: '01111 10000 10000 10011 10001 10001 01111',
  h: '10001 10001 10001 11111 10001 10001 10001',
  i: '11111 00100 00100 00100 00100 00100 11111',
  j: '00111 00010 00010 00010 00010 10010 01100',
  k: '10001 10010 10100 11000 10100 10010 10001',
  l: '10000 10000 10000 10000 10000 10000 11111',
  m: '10001 11011 10101 10101 10001 10001 10001',
  n: '10001 11001 10101 10101 10011 10001 10001',
  o: '01110 10001 10001 10001 10001 10001 01110',
  p: '11110 10001 10001 11110 10000 10000 10000',
  q: '01110 10001 10001 10001 10101 10010 01101',
  r: '11110 10001 10001 11110 10100 10010 10001',
  s: '01111 10000 10000 01110 00001 00001 11110',
  t: '11111 00100 00100 00100 00100 00100 00100',
  u: '10001 10001 10001 10001 10001 10001 01110',
  v: '10001 10001 10001 10001 10001 01010 00100',
  w: '10001 10001 10001 10101 10101 11011 10001',
  x: '10001 10001 01010 00100 01010 10001 10001',
  y: '10001 10001 01010 00100 00100 00100 00100',
  z: '11111 00001 00010 00100 01000 10000 11111',
}

interface Thread {
  x: number
  y: number
  length: number
}

/** The letter as horizontal bars: adjacent bits of a row form one. */
function threadsOf(letter: string): Thread[] {
  const rows = (letters[letter] ?? letters['o'] ?? '').split(' ')
  return rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: run }) => ({ x: index, y, length: run.length })),
  )
}

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`

/** Draws the letter into a field of 64 by 64; `step` is the distance between rows. */
function drawLetter(letter: string, colour: string, step: number): string {
  const left = (64 - 5 * step) / 2
  const top = (64 - 7 * step) / 2
  const gap = step / 8
  const bars = threadsOf(letter).map(({ x, y, length }) => {
    const place = `x="${left + x * step + gap / 2}" y="${top + y * step + gap / 2}"`
    return `<rect ${place} width="${length * step - gap}" height="${step - gap}" rx="${gap * 1.5}"/>`
  })
  return `<g fill="${colour}">${bars.join('')}</g>`
}

/** The first letter drawn as bars, without a background. */
export const drawLogo = (letter: string, colour: string): string =>
  svg(64, 64, drawLetter(letter, colour, 8))

/** The first letter in white on the brand's colour. */
export const drawFavicon = (letter: string, { css }: Palette): string =>
  svg(
    64,
    64,
    `<rect width="64" height="64" rx="14" fill="${css.clr_primary}"/>${drawLetter(letter, '#ffffff', 6)}`,
  )

const columns = 17
const rows = 13
const size = 40

/** A pattern in the site's colours with the letter in its centre, so that any crop of the picture shows it whole. */
export function drawPicture(letter: string, { css, theme }: Palette): string {
  const inLetter = new Set(
    threadsOf(letter).flatMap(({ x, y, length }) =>
      Array.from({ length }, (_, i) => `${x + i + 6}:${y + 3}`),
    ),
  )
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)]
    const isWarp = (x + y) % 2 === 0
    const ground = isWarp ? css.clr_primary : css.clr_secondary
    const fill = inLetter.has(`${x}:${y}`) ? theme.background : ground
    const [dx, dy] = isWarp ? [6, 2] : [2, 6]
    const place = `x="${x * size + dx}" y="${y * size + dy}"`
    return `<rect ${place} width="${size - 2 * dx}" height="${size - 2 * dy}" rx="5" fill="${fill}"/>`
  })
  const [width, height] = [columns * size, rows * size]
  const back = `<rect width="${width}" height="${height}" fill="${css.clr_dark}"/>`
  return svg(width, height, back + cells.join(''))
}
