import type { Draw, Drawing } from './drawing.ts'
import { noiseOf, pick } from './random.ts'
import { Inks } from './inks.ts'
import { box, disc, fill } from './svg.ts'

/** How dark a picture is, from 0 to 1, at a place in units of its height, its middle at 0. */
type Tone = (x: number, y: number) => number

interface Scene {
  tone: Tone
  /** What the spot colour fills. */
  spot: string
}

type MakeScene = (drawing: Drawing) => Scene

/** How many sizes of dots there are. */
const sizes = 11

/** Halftone: a scene through one screen of dots at 45°, with one spot colour. */
export const halftone: Draw = (drawing) => {
  const { width, height, palette, random } = drawing
  const { tone, spot } = pick(random, [sun, sphere, city, gears, waves, corridor])(drawing)
  const pitch = Math.round(Math.sqrt(width * height) / 5.4) / 10
  const middle = width * drawing.focus
  const toneAt = (x: number, y: number) =>
    Math.min(1, Math.max(0, tone((x - middle) / height, y / height)))
  const inks = new Inks()
  const reach = Math.ceil(Math.hypot(width, height) / 2 / pitch) + 1
  for (let row = -reach; row <= reach; row++)
    for (const run of runsOf(row, { reach, pitch, width, height, toneAt }))
      inks.add(
        String(run.size),
        `M${fixed(run.from * pitch)} ${fixed(row * pitch)}h${fixed((run.to - run.from) * pitch)}`,
      )
  const dots = inks.print(
    (size, path) =>
      `<path stroke-width="${fixed((pitch * 1.46 * Number(size)) / sizes)}" d="${path}"/>`,
  )
  return (
    fill(palette.tint, box([0, 0], [width, height])) +
    fill(palette.glow, spot) +
    `<g transform="translate(${Math.round(width / 2)} ${Math.round(height / 2)}) rotate(45)" fill="none" stroke="${palette.ink}" stroke-linecap="round" stroke-dasharray="0 ${fixed(pitch)}">${dots}</g>`
  )
}

interface Screen {
  reach: number
  pitch: number
  width: number
  height: number
  toneAt(x: number, y: number): number
}

interface Run {
  size: number
  from: number
  to: number
}

/** The dots of one slanted row: neighbours of one size are one dashed line. */
function runsOf(row: number, { reach, pitch, width, height, toneAt }: Screen): Run[] {
  const runs: Run[] = []
  for (let column = -reach; column <= reach; column++) {
    const x = (column - row) * pitch * Math.SQRT1_2 + width / 2
    const y = (column + row) * pitch * Math.SQRT1_2 + height / 2
    if (x < -pitch || y < -pitch || x > width + pitch || y > height + pitch) continue
    const size = Math.round(Math.sqrt(toneAt(x, y)) * sizes)
    const last = runs.at(-1)
    if (size === 0) continue
    if (last?.size === size && last.to === column - 1) last.to = column
    else runs.push({ size, from: column, to: column })
  }
  // A dash of no length is drawn only where its line goes on a little.
  return runs.map((run) => ({ ...run, to: run.to + 0.3 }))
}

const fixed = (value: number): string => String(Math.round(value * 10) / 10)

const sun: MakeScene = ({ width, height, focus, random }) => {
  const noise = noiseOf(random)
  return {
    spot: disc(width * focus, height * 0.38, height * 0.25),
    tone(x, y) {
      const far = Math.hypot(x, y - 0.38)
      const land = 0.64 + 0.08 * Math.sin(x * 5 + 2) + 0.06 * noise(x * 6 + 30, 1)
      if (y > land) return 0.74 + 0.22 * noise(x * 8 + 30, y * 8)
      return far < 0.25 ? 0.05 : 0.34 + y * 0.3 - 0.06 / (far + 0.1)
    },
  }
}

const sphere: MakeScene = ({ width, height, focus, random }) => {
  const light = 0.2 + random() * 1.6
  const radius = 0.3 + random() * 0.05
  return {
    spot: disc(width * focus, height * 0.46, height * radius),
    tone(x, y) {
      const below = y - 0.46
      const far = Math.hypot(x, below)
      if (far < radius) {
        const depth = Math.sqrt(radius ** 2 - far ** 2) / radius
        return 1.02 - (depth * 0.75 - x * light - below * 0.95)
      }
      const shadow = Math.hypot((x - 0.1 * light) * 0.8, (y - 0.87) * 4.4)
      return shadow < 0.42 ? 0.8 - shadow : 0.1 + y * 0.12
    },
  }
}

const city: MakeScene = ({ width, height, focus, random }) => {
  const noise = noiseOf(random)
  const left = width * focus - height * 0.1
  return {
    spot: box([left, height * 0.2], [height * 0.2, height]),
    tone(x, y) {
      const place = Math.floor((x + 8) / 0.2)
      const inside = x + 8 - place * 0.2
      const top = 0.26 + noise(place * 3.1, 2) * 0.44
      if (y < top) return 0.05 + y * 0.28
      const isWindow = Math.floor(inside * 40) % 2 === 1 && Math.floor((y - top) * 26) % 2 === 1
      return isWindow ? 0.16 : 0.6 + 0.32 * (place % 2)
    },
  }
}

const gears: MakeScene = ({ width, height, focus, random }) => {
  const turn = random() * 3
  const gear = (
    x: number,
    y: number,
    [radius, teeth, offset]: readonly [number, number, number],
  ) => {
    const far = Math.hypot(x, y)
    const rim = radius * (1 + 0.12 * Math.sign(Math.sin(Math.atan2(y, x) * teeth + offset)))
    return far < radius * 0.3 || far > rim ? undefined : 0.6 + (0.42 * (x + y)) / radius
  }
  return {
    spot: disc(width * focus + height * 0.36, height * 0.3, height * 0.25),
    tone(x, y) {
      const large = gear(x + 0.2, y - 0.57, [0.35, 14, turn])
      const small = gear(x - 0.36, y - 0.3, [0.23, 10, turn + 1])
      return large ?? (small === undefined ? 0.06 + y * 0.14 : small + 0.08)
    },
  }
}

const waves: MakeScene = ({ width, height, random }) => {
  const phase = random() * 6
  return {
    spot: box([0, height * 0.66], [width, height * 0.34]),
    tone(x, y) {
      let dark = 0.08 + 0.1 * y
      for (let i = 0; i < 5; i++) {
        const crest = 0.26 + i * 0.15 + 0.07 * Math.sin(x * (4 + i) + i * 1.7 + phase)
        if (y > crest) dark = 0.2 + i * 0.14 + Math.max(0, 0.3 - (y - crest) * 1.7)
      }
      return dark
    },
  }
}

const corridor: MakeScene = ({ width, height, focus, random }) => {
  const depth = 1.5 + random() * 0.6
  return {
    spot: box([width * focus - height * 0.1, height * 0.38], [height * 0.2, height * 0.17]),
    tone(x, y) {
      const [aside, below] = [Math.abs(x) * 0.95, (y - 0.46) * 1.3]
      const near = Math.max(aside, Math.abs(below))
      const isRib = Math.floor(depth / (near + 0.03)) % 2 === 1
      if (near < 0.1) return 0.03
      if (below > 0 && aside < below) return isRib ? 0.5 : 0.36
      return 0.92 - near * 0.7 + (isRib ? -0.2 : 0.06)
    },
  }
}
