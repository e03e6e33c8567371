import { mix, readableOn } from '#src/manifest/resolve/colour.ts'
import type { ArtPalette } from './art-palette.ts'
import type { Draw, Drawing } from './drawing.ts'
import { wordPath, type WordBox } from './letters.ts'
import { pick, type Random } from './random.ts'
import { box, disc, fill, type Point } from './svg.ts'

/** The colours of a poster. */
interface Poster {
  ground: string
  letters: string
  other: string
}

/** Typographic: a word of the slug set as a poster. */
export const typographic: Draw = (drawing) => {
  const { slug, width, height, palette, random } = drawing
  const poster = posterOf(palette, random)
  const layout = pick(random, width > height * 1.7 ? [whole, echo] : [stack, initials, echo, whole])
  return (
    fill(poster.ground, box([0, 0], [width, height])) +
    spot(drawing, poster) +
    layout(drawing, wordOf(slug, width / height), poster)
  )
}

/** A round tone behind the word: two posters of one word and one layout differ by it. */
function spot({ width, height, random }: Drawing, { ground, letters }: Poster): string {
  const at: Point = [width * (0.1 + random() * 0.8), height * (0.1 + random() * 0.8)]
  const radius = Math.min(width, height) * (0.2 + random() * 0.3)
  return fill(mix(ground, letters, 0.12), disc(...at, radius))
}

type Layout = (drawing: Drawing, word: string, poster: Poster) => string

/** The word that fits the ratio best: longer ones for wide drawings. */
function wordOf(slug: string, ratio: number): string {
  const words = slug.split('-').filter((word) => /[a-z]/.test(word))
  const fit = ratio > 1.7 ? 10 : 5
  const off = (word: string) => Math.abs(word.length - fit)
  const best = words.toSorted((a, b) => off(a) - off(b))[0] ?? slug.replaceAll('-', '')
  return best.slice(0, ratio > 1.7 ? 12 : 7)
}

function posterOf(p: ArtPalette, random: Random): Poster {
  const [ground, other] = pick(random, [
    [p.key, p.glow],
    [p.accent, p.paper],
    [p.glow, p.accent],
    [p.dark, p.accent],
    [p.second, p.glow],
    [p.soft, p.key],
  ])
  const letters = ground === p.glow || ground === p.soft ? p.dark : readableOn(ground)
  return { ground, other, letters: letters === '#ffffff' ? p.paper : letters }
}

const set = (word: string, field: WordBox, colour: string): string => {
  const { path, weight } = wordPath(word, field)
  return `<path fill="none" stroke="${colour}" stroke-width="${Math.round(weight)}" d="${path}"/>`
}

/** The word over the whole drawing. */
const whole: Layout = ({ width, height }, word, { letters }) => {
  const margin = Math.min(width, height) * 0.07
  return set(
    word,
    { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin },
    letters,
  )
}

/** The word four times, each taller than the one above. */
const stack: Layout = ({ width, height }, word, { letters, other }) => {
  const margin = Math.min(width, height) * 0.06
  const room = height - margin * 2.4
  let y = margin
  return [0.13, 0.19, 0.27, 0.41]
    .map((share, i) => {
      const field = { x: margin, y, width: width - 2 * margin, height: room * share - margin * 0.3 }
      y += room * share + margin * 0.13
      return set(word, field, i % 2 === 0 ? letters : other)
    })
    .join('')
}

/** Its first letters, and the whole word at the foot. */
const initials: Layout = ({ width, height, palette }, word, { letters, other, ground }) => {
  const foot: WordBox = {
    x: width * 0.06,
    y: height * 0.73,
    width: width * 0.88,
    height: height * 0.21,
  }
  const plate = box([0, height * 0.67], [width, height * 0.33])
  const large: WordBox = {
    x: width * 0.06,
    y: height * 0.06,
    width: width * 0.88,
    height: height * 0.56,
  }
  return (
    set(word.slice(0, 2), large, letters) +
    fill(other, plate) +
    set(
      word,
      foot,
      other === palette.paper
        ? ground
        : readableOn(other) === '#ffffff'
          ? palette.paper
          : palette.dark,
    )
  )
}

/** The word before two others that are further up. */
const echo: Layout = ({ width, height, palette }, word, { letters, other }) => {
  const margin = Math.min(width, height) * 0.07
  const shift = (height - 2 * margin) * 0.22
  const copies = [0, 1, 2].map((i) =>
    set(
      word,
      {
        x: margin,
        y: margin + i * shift,
        width: width - 2 * margin,
        height: (height - 2 * margin) * 0.56,
      },
      i === 2
        ? letters
        : i === 1
          ? palette.paper === letters
            ? palette.dark
            : palette.paper
          : other,
    ),
  )
  return copies.join('')
}
