import type { ArtPalette } from './art-palette.ts'
import type { Draw } from './drawing.ts'
import { pick, type Random } from './random.ts'
import { Inks } from './inks.ts'
import { box, fill, n, stroke } from './svg.ts'

/** Whether the warp lies over the weft where they cross. */
type Weave = (x: number, y: number) => boolean

const weaves: readonly [(middle: number) => Weave, ...((middle: number) => Weave)[]] = [
  /** Twill. */
  () => (x, y) => (x + y) % 4 < 2,
  /** Herringbone. */
  () => (x, y) => (Math.floor(x / 6) % 2 === 0 ? x + y : x - y + 400) % 4 < 2,
  /** Diamonds around the middle. */
  (middle) => (x, y) => (Math.abs(x - middle) + Math.abs((y % 12) - 6)) % 4 < 2,
  /** Basket. */
  () => (x, y) => (Math.floor(x / 2) + Math.floor(y / 2)) % 2 === 0,
  /** Satin. */
  () => (x, y) => (x * 2 + y) % 5 !== 0,
  /** Steps. */
  () => (x, y) => (x + y) % 6 < 3 !== (x - y + 600) % 12 < 6,
]

/** Woven: warps over and under wefts as in real cloth; upright drawings begin with loose warps. */
export const woven: Draw = ({ width, height, palette, focus, random }) => {
  const cell = Math.sqrt(width * height) / (12 + Math.floor(random() * 6))
  const [across, down] = [Math.round(width / cell), Math.round(height / cell)]
  const cloth = {
    across,
    down,
    cell: [width / across, height / down] as const,
    middle: Math.round(across * focus),
    loose: height > width ? Math.round(down * (0.14 + random() * 0.1)) : 0,
    over: pick(random, weaves)(Math.round(across * focus)),
    ...coloursOf(palette, random),
  }
  const ground =
    cloth.loose === 0
      ? fill(palette.dark, box([0, 0], [width, height]))
      : fill(palette.paper, box([0, 0], [width, height])) +
        fill(palette.dark, box([0, (cloth.loose + 1) * cloth.cell[1]], [width, height]))
  return ground + warps(cloth) + wefts(cloth)
}

interface Cloth {
  across: number
  down: number
  cell: readonly [number, number]
  middle: number
  loose: number
  over: Weave
  warp: (x: number, middle: number) => string
  weft: (y: number) => string
}

function coloursOf(p: ArtPalette, random: Random): Pick<Cloth, 'warp' | 'weft'> {
  const one = pick(random, [
    [p.key, p.key, p.tint, p.tint],
    [p.key, p.tint, p.tint, p.second],
    [p.second, p.key, p.key, p.tint],
    [p.key, p.key, p.key, p.second],
  ])
  const other = pick(random, [
    [p.accent, p.accent, p.accent, p.tint],
    [p.second, p.accent, p.accent, p.second],
    [p.accent, p.second, p.accent, p.tint],
    [p.accent, p.accent, p.mid, p.mid],
  ])
  return {
    warp: (x, middle) => (x === middle ? p.glow : (one[x % 4] ?? p.key)),
    weft: (y) => other[y % 4] ?? p.accent,
  }
}

/** How far down a warp is loose. */
const looseAt = ({ loose }: Cloth, x: number): number =>
  loose === 0 ? 0 : Math.round(loose + Math.sin(x * 0.9) * 1.2)

function warps(cloth: Cloth): string {
  const { across, down, cell, middle } = cloth
  const inks = new Inks()
  for (let x = 0; x < across; x++) {
    const isUp = (y: number) => y < looseAt(cloth, x) || cloth.over(x, y)
    const at = n((x + 0.5) * cell[0])
    for (const [from, to] of runs(down, isUp))
      inks.add(cloth.warp(x, middle), `M${at} ${n(from * cell[1])}V${n(to * cell[1])}`)
  }
  return inks.print((colour, path) => stroke(colour, cell[0] * 0.84, path))
}

function wefts(cloth: Cloth): string {
  const { across, down, cell } = cloth
  const inks = new Inks()
  for (let y = 0; y < down; y++) {
    const isUp = (x: number) => y >= looseAt(cloth, x) && !cloth.over(x, y)
    const at = n((y + 0.5) * cell[1])
    for (const [from, to] of runs(across, isUp))
      inks.add(cloth.weft(y), `M${n(from * cell[0])} ${at}H${n(to * cell[0])}`)
  }
  return inks.print((colour, path) => stroke(colour, cell[1] * 0.84, path))
}

/** The runs of numbers below `count` that are `up`, each without its end. */
function runs(count: number, up: (i: number) => boolean): [number, number][] {
  const found: [number, number][] = []
  for (let i = 0; i < count; i++) {
    const last = found.at(-1)
    if (!up(i)) continue
    if (last?.[1] === i) last[1] = i + 1
    else found.push([i, i + 1])
  }
  return found
}
