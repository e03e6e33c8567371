import type { Draw, Drawing } from './drawing.ts'
import { noiseOf, pick } from './random.ts'
import { box, disc, fill, n, polyline, type Point } from './svg.ts'

/** The lines of a plot, and those of them that are in the accent. */
interface Plot {
  lines: string
  hot: string
}

/** Line: a plot with one pen; a single line of it is in the accent. */
export const line: Draw = (drawing) => {
  const { width, height, palette, random } = drawing
  const { lines, hot } = pick(random, [ridges, rings, torus, moire, field, sweep])(drawing)
  return (
    fill(palette.paper, box([0, 0], [width, height])) +
    `<g fill="none" stroke-linejoin="round"><path stroke="${palette.key}" stroke-width="2.2" d="${lines}"/>` +
    `<path stroke="${palette.accent}" stroke-width="5" d="${hot}"/></g>`
  )
}

type MakePlot = (drawing: Drawing) => Plot

/** Numbers from 0 to 1 in equal steps. */
const shares = (steps: number): number[] => Array.from({ length: steps + 1 }, (_, i) => i / steps)

/** Curves with the one at `hot` apart. */
const plotOf = (curves: readonly (readonly Point[])[], hot: number): Plot => ({
  lines: curves.map((curve, i) => (i === hot ? '' : polyline(curve))).join(''),
  hot: polyline(curves[hot] ?? []),
})

/** Ridges one behind another; each hides what is behind it, since it is cut where a nearer one is higher. */
const ridges: MakePlot = ({ width, height, focus, random }) => {
  const noise = noiseOf(random)
  const count = Math.round(height / 30)
  const across = shares(56)
  const skyline = across.map(() => height * 2)
  const curves: Point[][] = []
  const ends: number[] = []
  for (let i = count; i >= 3; i--) {
    const base = ((i - 0.5) * height) / count
    const heights = across.map((share) => {
      const hill = Math.exp(-(((share - focus) / 0.2) ** 2))
      const rise = noise(share * 9 + i * 0.31, i * 0.37) ** 1.6 * height * 0.42
      return base - hill * rise - noise(share * 14, i) * 9
    })
    for (const piece of visible(heights, skyline))
      curves.push(piece.map((at) => [(at * width) / 56, heights[at] ?? base]))
    ends.push(curves.length)
    for (const [at, y] of heights.entries()) skyline[at] = Math.min(skyline[at] ?? y, y)
  }
  const hot = Math.floor(ends.length * 0.45)
  const [from = 0, to = 0] = [ends[hot - 1], ends[hot]]
  return {
    lines: curves.map((curve, i) => (i >= from && i < to ? '' : polyline(curve))).join(''),
    hot: curves.slice(from, to).map(polyline).join(''),
  }
}

/** The runs of places where a curve is above everything nearer. */
function visible(heights: readonly number[], skyline: readonly number[]): number[][] {
  const runs: number[][] = [[]]
  for (const [at, y] of heights.entries()) {
    if (y < (skyline[at] ?? y)) runs.at(-1)?.push(at)
    else if (runs.at(-1)?.length !== 0) runs.push([])
  }
  return runs.filter((run) => run.length > 1)
}

const rings: MakePlot = ({ width, height, focus, random }) => {
  const noise = noiseOf(random)
  const curves = Array.from({ length: 26 }, (_, i) => {
    const radius = ((i + 1) * Math.max(width, height)) / 44
    return shares(Math.min(60, 18 + i * 3)).map((share): Point => {
      const [cos, sin] = [Math.cos(share * 2 * Math.PI), Math.sin(share * 2 * Math.PI)]
      const far = radius * (1 + 0.3 * (noise(cos * 1.3 + 5, sin * 1.3 + 5 + i * 0.06) - 0.5))
      return [width * focus + cos * far, height / 2 + sin * far]
    })
  })
  return plotOf(curves, 8)
}

const torus: MakePlot = ({ width, height, focus, random }) => {
  const [large, small] = [Math.min(width, height) * 0.31, Math.min(width, height) * 0.16]
  const tilt = 0.75 + random() * 0.4
  const at = (along: number, around: number): Point => {
    const [a, b] = [along * 2 * Math.PI, around * 2 * Math.PI]
    const far = large + small * Math.cos(b)
    const [x, y, z] = [far * Math.cos(a), far * Math.sin(a), small * Math.sin(b)]
    return [
      width * focus + x * 0.94 - y * 0.2,
      height / 2 + y * Math.cos(tilt) + x * 0.2 - z * Math.sin(tilt),
    ]
  }
  const tubes = shares(40)
    .slice(1)
    .map((along) => shares(16).map((around) => at(along, around)))
  const hoops = shares(10)
    .slice(1)
    .map((around) => shares(44).map((along) => at(along, around)))
  return plotOf([...hoops, ...tubes], 2)
}

const moire: MakePlot = ({ width, height, focus, random }) => {
  const side = Math.max(Math.min(width, height), 0.6 * Math.max(width, height))
  const apart = side * (0.14 + random() * 0.1)
  const circles = (x: number) =>
    Array.from({ length: 24 }, (_, i) => disc(x, height / 2, ((i + 1) * side) / 52))
  const right = circles(width * focus + apart)
  return {
    lines: circles(width * focus - apart).join('') + right.slice(0, -1).join(''),
    hot: right.at(-1) ?? '',
  }
}

const field: MakePlot = ({ width, height, random }) => {
  const noise = noiseOf(random)
  const step = 42
  const plot: Plot = { lines: '', hot: '' }
  for (let y = step / 2; y < height; y += step)
    for (let x = step / 2; x < width; x += step) {
      const here = noise(x / 260, y / 260)
      const [right, below] = [Math.cos(here * 9) * 17, Math.sin(here * 9) * 17]
      const needle = `M${n(x - right)} ${n(y - below)}l${n(2 * right)} ${n(2 * below)}`
      if (here > 0.74) plot.hot += needle
      else plot.lines += needle
    }
  return plot
}

const sweep: MakePlot = ({ width, height, focus, random }) => {
  const swing = 0.12 + random() * 0.14
  const curves = shares(38).map((share) =>
    shares(26).map((along): Point => {
      const spread = 0.12 + 1.5 * Math.abs(along - focus + 0.06)
      const wave = swing * Math.sin(along * 5.2 + 1) * (1 - share * 0.8)
      return [width * (along * 1.06 - 0.03), height * (0.5 + (share - 0.5) * spread + wave)]
    }),
  )
  return plotOf(curves, 12)
}
