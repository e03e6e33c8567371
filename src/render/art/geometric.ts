import type { ArtPalette } from './art-palette.ts'
import type { Draw } from './drawing.ts'
import { pick, shuffle, type Random } from './random.ts'
import { box, disc, fill, n, polyline, type Point } from './svg.ts'

/** One square of the drawing: its middle, its side, its colour and the quarter it is turned by. */
interface Tile {
  x: number
  y: number
  side: number
  colour: string
  second: string
  paper: string
  turn: number
  /** Whether eyes come on it, which need room. */
  isAwake: boolean
}

/** Draws a shape and returns where eyes are on it; null where it has no place for them. */
type Shape = (tile: Tile) => { svg: string; eyes: Point | null }

/** Geometric: large shapes on tiles; a third of them look back. The number of tiles follows the ratio. */
export const geometric: Draw = ({ width, height, palette, random }) => {
  const rough = Math.min(width, height) / 2
  const [across, down] = [Math.round(width / rough), Math.round(height / rough)]
  const [wide, high] = [width / across, height / down]
  const kinds = shuffle(random, shapes)
  const places = shuffle(
    random,
    Array.from({ length: across * down }, (_, i) => i),
  )
  const awake = new Set(places.slice(0, Math.max(1, Math.round(places.length / 3))))
  const tiles = places
    .toSorted((a, b) => a - b)
    .map((i) => {
      const [column, row] = [i % across, Math.floor(i / across)]
      const [ground, colour, second] = coloursOf(palette, (column + row) % 2 === 0, random)
      const tile: Tile = {
        x: (column + 0.5) * wide,
        y: (row + 0.5) * high,
        side: Math.min(wide, high),
        colour,
        second,
        paper: palette.paper,
        turn: Math.floor(random() * 4),
        isAwake: awake.has(i),
      }
      const { svg, eyes } = (kinds[i % kinds.length] ?? circle)(tile)
      const rest = box([column * wide - 1, row * high - 1], [wide + 2, high + 2])
      const face = tile.isAwake && eyes ? faceAt(eyes, tile.side, random) : ''
      return fill(ground, rest) + svg + face
    })
  return tiles.join('')
}

function coloursOf(p: ArtPalette, isEven: boolean, random: Random): [string, string, string] {
  const [first = p.key, second = p.accent, third = p.second] = shuffle(random, [
    p.key,
    p.accent,
    p.second,
    p.glow,
  ])
  return isEven
    ? [p.soft, first, second]
    : [first, second === p.second && first === p.key ? p.glow : second, third]
}

const turned = ({ x, y, turn }: Tile, svg: string): string =>
  turn === 0 ? svg : `<g transform="rotate(${turn * 90} ${n(x)} ${n(y)})">${svg}</g>`

const circle: Shape = ({ x, y, side, colour }) => ({
  svg: fill(colour, disc(x, y, side * 0.42)),
  eyes: [x, y],
})

const quarter: Shape = (tile) => {
  const { x, y, side, colour, second } = tile
  const half = side / 2
  const wedge = `M${n(x - half)} ${n(y - half)}h${n(side)}a${n(side)} ${n(side)} 0 0 1 ${n(-side)} ${n(side)}z`
  const small = fill(second, disc(x + side * 0.3, y + side * 0.3, side * 0.12))
  const corners: readonly Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
  const [right, below] = corners[tile.turn] ?? [-1, -1]
  return {
    svg: turned(tile, fill(colour, wedge) + small),
    eyes: [x + right * side * 0.16, y + below * side * 0.16],
  }
}

const arch: Shape = ({ x, y, side, colour, paper, isAwake }) => {
  const gate = (wide: number, top: number) =>
    `M${n(x - wide)} ${n(y + side / 2 + 1)}V${n(y + top)}a${n(wide)} ${n(wide)} 0 0 1 ${n(2 * wide)} 0V${n(y + side / 2 + 1)}z`
  const inner = isAwake ? '' : fill(paper, gate(side * 0.2, side * 0.06))
  return { svg: fill(colour, gate(side * 0.4, 0)) + inner, eyes: [x, y + side * 0.04] }
}

const flower: Shape = ({ x, y, side, colour, paper, isAwake }) => {
  const petals = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3
    return disc(x + Math.cos(angle) * side * 0.25, y + Math.sin(angle) * side * 0.25, side * 0.185)
  })
  const heart = fill(isAwake ? colour : paper, disc(x, y, side * (isAwake ? 0.3 : 0.17)))
  return { svg: fill(colour, petals.join('')) + heart, eyes: [x, y] }
}

const leafShape: Shape = (tile) => {
  const { x, y, side, colour } = tile
  const r = side * 0.44
  const path = `M${n(x - r)} ${n(y - r)}h${n(r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(r)}h${n(-r)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(-r)}z`
  return { svg: turned(tile, fill(colour, path)), eyes: [x, y] }
}

const stairs: Shape = (tile) => {
  const { x, y, side, colour } = tile
  const step = side / 4
  const path =
    `M${n(x - side / 2)} ${n(y + side / 2)}` + `v${n(-step)}h${n(step)}`.repeat(4) + `v${n(side)}z`
  return { svg: turned(tile, fill(colour, path)), eyes: null }
}

const star: Shape = ({ x, y, side, colour }) => {
  const points = Array.from({ length: 16 }, (_, i): Point => {
    const radius = side * (i % 2 === 0 ? 0.46 : 0.3)
    return [x + Math.cos((i * Math.PI) / 8) * radius, y + Math.sin((i * Math.PI) / 8) * radius]
  })
  return { svg: fill(colour, `${polyline(points)}z`), eyes: [x, y] }
}

const ring: Shape = ({ x, y, side, colour, second, isAwake }) => ({
  svg:
    fill(colour, disc(x, y, side * 0.42)) + (isAwake ? '' : fill(second, disc(x, y, side * 0.2))),
  eyes: [x, y],
})

const hill: Shape = ({ x, y, side, colour, second }) => {
  const half = side / 2
  const path = `M${n(x - half - 1)} ${n(y + half + 1)}V${n(y + side * 0.1)}q${n(side / 4)} ${n(-side * 0.42)} ${n(half)} 0t${n(half + 2)} 0V${n(y + half + 1)}z`
  const moon = fill(second, disc(x + side * 0.22, y - side * 0.24, side * 0.12))
  return { svg: fill(colour, path) + moon, eyes: [x - side * 0.22, y + side * 0.12] }
}

const zigzag: Shape = ({ x, y, side, colour }) => {
  const waves = [0, 1, 2].map(
    (i) =>
      `M${n(x - side * 0.36)} ${n(y - side * 0.17 + i * side * 0.24)}` +
      `l${n(side * 0.18)} ${n(-side * 0.14)} ${n(side * 0.18)} ${n(side * 0.14)}`.repeat(2),
  )
  const svg = `<path fill="none" stroke="${colour}" stroke-width="${n(side * 0.11)}" stroke-linecap="round" stroke-linejoin="round" d="${waves.join('')}"/>`
  return { svg, eyes: null }
}

const shapes = [quarter, circle, arch, flower, leafShape, stairs, star, ring, hill, zigzag] as const

/** Eyes that look somewhere, and a mouth. */
function faceAt([x, y]: Point, side: number, random: Random): string {
  const look: Point = [random() * 2 - 1, random() * 1.4 - 0.5]
  const [white, black] = ['#ffffff', '#141414']
  const eyes = [-1, 1].map((d) => disc(x + d * side * 0.15, y - side * 0.06, side * 0.105))
  const pupils = [-1, 1].map((d) =>
    disc(x + side * (d * 0.15 + look[0] * 0.04), y + side * (look[1] * 0.04 - 0.06), side * 0.055),
  )
  const mouth = pick(random, [
    `M${n(x - side * 0.1)} ${n(y + side * 0.12)}q${n(side * 0.1)} ${n(side * 0.13)} ${n(side * 0.2)} 0q${n(-side * 0.1)} ${n(side * 0.07)} ${n(-side * 0.2)} 0z`,
    `M${n(x - side * 0.09)} ${n(y + side * 0.12)}h${n(side * 0.18)}a${n(side * 0.09)} ${n(side * 0.1)} 0 0 1 ${n(-side * 0.18)} 0z`,
    disc(x, y + side * 0.17, side * 0.045),
  ])
  return fill(white, eyes.join('')) + fill(black, pupils.join('') + mouth)
}
