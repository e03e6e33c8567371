import { mix } from '#src/manifest/resolve/colour.ts'
import { contourRings, type Field } from './contours.ts'
import type { Draw, Drawing } from './drawing.ts'
import { noiseOf } from './random.ts'
import { box, disc, fill, polyline, smoothRing, stroke, type Point } from './svg.ts'

/** The side of a cell of the grid of heights. */
const cell = 30

/** How much of the drawing is water. */
const sea = 0.5

/** Cartographic: islands in height bands, soundings, a graticule and a dashed route between places. */
export const cartographic: Draw = (drawing) => {
  const { width, height, palette } = drawing
  const field = heightsOf(drawing)
  const sorted = field.values.toSorted((a, b) => a - b)
  const levelAt = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  const around = (share: number) =>
    contourRings(field, levelAt(share))
      .filter((ring) => ring.length > 7)
      .map((ring) => smoothRing(thinned(ring).map(([x, y]): Point => [x * cell, y * cell])))
      .join('')
  const water = mix(palette.second, palette.paper, 0.86)
  const lines = mix(palette.second, water, 0.5)
  const lands = [
    [sea, mix(palette.key, palette.paper, 0.9)],
    [0.68, mix(palette.key, palette.paper, 0.76)],
    [0.84, mix(palette.key, palette.paper, 0.6)],
  ] as const
  const coast = around(sea)
  return (
    fill(water, box([0, 0], [width, height])) +
    stroke(mix(lines, water, 0.5), 2, around(sea - 0.12)) +
    lands.map(([share, colour]) => fill(colour, share === sea ? coast : around(share))).join('') +
    stroke(palette.dark, 2.5, coast) +
    graticule(drawing, mix(lines, water, 0.4)) +
    route(drawing, { field, high: levelAt(sea + 0.14) })
  )
}

function heightsOf({ width, height, random, focus }: Drawing): Field {
  const noise = noiseOf(random)
  const [right, below] = [random() * 40, random() * 40]
  const columns = Math.ceil(width / cell) + 2
  const rows = Math.ceil(height / cell) + 2
  const values: number[] = []
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const [a, b] = [(x * cell) / 260 + right, (y * cell) / 260 + below]
      const pull = 0.16 * Math.max(0, 1 - Math.abs((x * cell) / width - focus) * 2)
      values.push(noise(a, b) * 0.68 + noise(a * 2.3, b * 2.3) * 0.32 + pull)
    }
  return { columns, rows, values }
}

/** Every other point: the curve between is as smooth, at half the length. */
const thinned = (ring: readonly Point[]): Point[] =>
  ring.length < 16 ? [...ring] : ring.filter((_, i) => i % 2 === 0)

function graticule({ width, height }: Drawing, colour: string): string {
  const step = 170
  let path = ''
  let marks = ''
  for (let x = step / 2; x < width; x += step) path += `M${x} 0V${height}`
  for (let y = step / 2; y < height; y += step) path += `M0 ${y}H${width}`
  for (let x = step / 2; x < width; x += step)
    for (let y = step / 2; y < height; y += step) marks += `M${x - 7} ${y}h14m-7-7v14`
  return stroke(colour, 1.2, path) + stroke(colour, 3, marks)
}

interface Land {
  field: Field
  high: number
}

/** A dashed line between a few places on land, from the left to the right. */
function route({ width, height, palette, random }: Drawing, { field, high }: Land): string {
  const { columns, values } = field
  const land = values.flatMap((value, i): Point[] => {
    const [x, y] = [(i % columns) * cell, Math.floor(i / columns) * cell]
    const isInside = x > width * 0.06 && x < width * 0.94 && y > height * 0.1 && y < height * 0.9
    return value > high && isInside ? [[x, y]] : []
  })
  const places: Point[] = []
  for (let tries = 0; tries < 120 && places.length < 6; tries++) {
    const place = land[Math.floor(random() * land.length)]
    const isApart = (other: Point) =>
      place !== undefined && Math.hypot(other[0] - place[0], other[1] - place[1]) > 170
    if (place && places.every(isApart)) places.push(place)
  }
  const ordered = places.toSorted((a, b) => a[0] - b[0])
  if (ordered.length < 2) return ''
  const dashes = `<g stroke-dasharray="3 11" stroke-linecap="round">${stroke(palette.accent, 5, polyline(ordered))}</g>`
  const rims = ordered.map(([x, y], i) => disc(x, y, i % 3 === 0 ? 19 : 13)).join('')
  const dots = ordered.map(([x, y], i) => disc(x, y, i % 3 === 0 ? 14 : 9)).join('')
  return dashes + fill(palette.paper, rims) + fill(palette.accent, dots)
}
