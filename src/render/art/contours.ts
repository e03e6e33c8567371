import type { Point } from './svg.ts'

/** Heights on a grid, row by row. */
export interface Field {
  columns: number
  rows: number
  values: readonly number[]
}

/**
 * The closed lines around everything higher than a level, by marching squares. What lies beyond the grid is lower
 * than every level, so that each line is closed.
 */
export function contourRings(field: Field, level: number): Point[][] {
  const next = new Map<string, Point>()
  for (let y = -1; y < field.rows; y++)
    for (let x = -1; x < field.columns; x++)
      for (const [from, to] of segments(field, level, [x, y])) next.set(String(from), to)
  const rings: Point[][] = []
  for (const start of next.keys()) {
    const ring: Point[] = []
    let at = next.get(start)
    next.delete(start)
    while (at !== undefined) {
      ring.push(at)
      const key: string = String(at)
      at = next.get(key)
      next.delete(key)
    }
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}

const corners: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** The pieces of the line in one cell, each with the higher side at its right. */
function segments(field: Field, level: number, [x, y]: Point): [Point, Point][] {
  const heights = corners.map(([right, below]) => heightAt(field, x + right, y + below))
  const isHigh = heights.map((height) => height > level)
  if (isHigh.every((one) => one === isHigh[0])) return []
  const entries: Point[] = []
  const exits: Point[] = []
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) % 4
    if (isHigh[i] === isHigh[j]) continue
    const share = (level - (heights[i] ?? 0)) / ((heights[j] ?? 0) - (heights[i] ?? 0))
    const [a, b] = [corners[i] ?? [0, 0], corners[j] ?? [0, 0]]
    const point: Point = [
      round(x + a[0] + (b[0] - a[0]) * share),
      round(y + a[1] + (b[1] - a[1]) * share),
    ]
    ;(isHigh[i] ? exits : entries).push(point)
  }
  return exits.flatMap((from, i) => {
    const to = entries[i]
    return to === undefined ? [] : [[from, to] as [Point, Point]]
  })
}

const heightAt = ({ columns, rows, values }: Field, x: number, y: number): number =>
  x < 0 || y < 0 || x >= columns || y >= rows ? -1 : (values[y * columns + x] ?? -1)

const round = (value: number): number => Math.round(value * 1000) / 1000
