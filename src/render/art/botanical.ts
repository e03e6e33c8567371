import { mix } from '#src/manifest/resolve/colour.ts'
import type { ArtPalette } from './art-palette.ts'
import type { Draw, Drawing } from './drawing.ts'
import { pick, type Random } from './random.ts'
import { Inks } from './inks.ts'
import { box, disc, fill, n, polyline, stroke, type Point } from './svg.ts'

/** A stem while its plant is drawn. */
interface Growth {
  inks: Inks
  palette: Greens
  random: Random
  /** The shorter side, which everything is measured by. */
  unit: number
  green: string
  /** From 0 at the ground to 1 at the tip. */
  along: number
  step: number
  at: Point
  angle: number
}

interface Greens extends ArtPalette {
  leaf: string
  shade: string
  pale: string
}

type Plant = (growth: Growth) => void

const steps = 22

/** Botanical: a few pressed plants before a soft sun. */
export const botanical: Draw = ({ width, height, palette, focus, random }) => {
  const unit = Math.min(width, height)
  const greens = greensOf(palette)
  const sun: Point = [width * (focus - 0.1 + random() * 0.2), height * (0.32 + random() * 0.1)]
  const [plant, count] = pick(random, [
    [fern, 3],
    [branch, 2],
    [reed, 7],
    [lotus, 3],
    [palm, 2],
  ] as const)
  const stems = Array.from({ length: count }, (_, i) =>
    stem(plant, { index: i, count, width, height, focus, random, greens, unit }),
  )
  return (
    fill(greens.soft, box([0, 0], [width, height])) +
    fill(palette.glow, disc(...sun, unit * 0.27)) +
    stems.join('')
  )
}

const greensOf = (palette: ArtPalette): Greens => ({
  ...palette,
  leaf: mix(palette.key, palette.paper, 0.22),
  shade: mix(palette.key, palette.ink, 0.28),
  pale: mix(palette.key, palette.paper, 0.5),
})

interface Stem extends Pick<Drawing, 'width' | 'height' | 'focus' | 'random'> {
  index: number
  count: number
  greens: Greens
  unit: number
}

function stem(plant: Plant, stem: Stem): string {
  const { index, count, width, height, random, greens, unit } = stem
  const place = count === 1 ? 0 : index / (count - 1) - 0.5
  const green = [greens.leaf, greens.shade, greens.pale][index % 3] ?? greens.leaf
  const spread = Math.min(width * 0.3, unit * 0.42)
  let at: Point = [width * stem.focus + 2 * place * spread * (0.85 + random() * 0.3), height * 1.02]
  let angle = -Math.PI / 2 + place * 0.5 + (random() - 0.5) * 0.15
  const length = height * (0.66 + random() * 0.18)
  const bend = place * 0.7 + (random() - 0.5) * 0.5
  const inks = new Inks()
  const points = [at]
  for (let step = 1; step <= steps; step++) {
    angle += bend / steps
    at = [at[0] + (Math.cos(angle) * length) / steps, at[1] + (Math.sin(angle) * length) / steps]
    points.push(at)
    plant({ inks, palette: greens, random, unit, green, along: step / steps, step, at, angle })
  }
  return (
    stroke(green, unit * 0.009, polyline(points.filter((_, i) => i % 3 === 0 || i === steps))) +
    inks.print(fill)
  )
}

/** A leaf from a point, in a direction: two curves from its base to its tip and back. */
function leaf(from: Point, angle: number, [length, breadth]: Point): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const to = (along: number, aside: number) =>
    `${n(cos * along - sin * aside)} ${n(sin * along + cos * aside)}`
  const back = (along: number, aside: number) => to(along - length, aside)
  return (
    `M${n(from[0])} ${n(from[1])}` +
    `c${to(length * 0.28, breadth)} ${to(length * 0.72, breadth * 0.9)} ${to(length, 0)}` +
    `c${back(length * 0.72, -breadth * 0.9)} ${back(length * 0.28, -breadth)} ${to(-length, 0)}z`
  ).replaceAll(' -', '-')
}

const fern: Plant = ({ inks, along, at, angle, unit, green }) => {
  if (along < 0.14) return
  const length = unit * (0.2 * Math.sin(Math.PI * Math.min(1, 0.18 + (1 - along) * 0.9)) + 0.02)
  for (const side of [-1, 1])
    inks.add(green, leaf(at, angle + side * 1.02, [length, length * 0.14]))
}

const branch: Plant = ({ inks, along, step, at, angle, unit, palette, random }) => {
  if (along < 0.2 || step % 3 !== 0) return
  const size: Point = [unit * 0.21 * (1.1 - along * 0.55), unit * 0.05]
  inks.add(palette.leaf, leaf(at, angle + 0.85, size))
  inks.add(palette.shade, leaf(at, angle - 0.85, size))
  const away = angle + (random() < 0.5 ? 1.7 : -1.7)
  const berry: Point = [at[0] + Math.cos(away) * unit * 0.1, at[1] + Math.sin(away) * unit * 0.1]
  inks.add(palette.accent, disc(...berry, unit * 0.018))
}

const reed: Plant = ({ inks, along, step, at, angle, unit, palette, green, random }) => {
  if (step === 5)
    inks.add(green, leaf(at, angle + (random() < 0.5 ? 0.4 : -0.4), [unit * 0.34, unit * 0.018]))
  if (along < 0.62) return
  for (const side of [-1, 1])
    inks.add(palette.accent, leaf(at, angle + side * 0.38, [unit * 0.06, unit * 0.014]))
}

const lotus: Plant = ({ inks, along, step, at, angle, unit, palette, random }) => {
  if (step === 8) {
    const x = at[0] + (random() - 0.5) * unit * 0.3
    const [wide, high] = [n(unit * 0.17), n(unit * 0.06)]
    const y = n(at[1] + unit * 0.08)
    inks.add(
      random() < 0.5 ? palette.leaf : palette.shade,
      `M${n(x - unit * 0.17)} ${y}a${wide} ${high} 0 1 0 ${n(unit * 0.34)} 0a${wide} ${high} 0 1 0 ${n(-unit * 0.34)} 0z`,
    )
  }
  if (along < 1) return
  for (const petal of [-2, 2, -1, 1, 0]) {
    const colour = Math.abs(petal) === 2 ? palette.pale : palette.accent
    inks.add(colour, leaf(at, angle + petal * 0.42, [unit * 0.2, unit * 0.056]))
  }
}

const palm: Plant = ({ inks, step, at, angle, unit, palette, green }) => {
  if (step !== steps - 1) return
  for (let frond = -5; frond <= 5; frond++) {
    const length = unit * 0.28 * (1 - Math.abs(frond) * 0.035)
    const colour = frond % 2 === 0 ? palette.leaf : green
    inks.add(colour, leaf(at, angle + frond * 0.3, [length, unit * 0.024]))
  }
}
