/** A point of a drawing. */
export type Point = readonly [number, number]

/** A number as a drawing writes it: whole, since a drawing is about a thousand units wide. */
export const n = (value: number): string => String(Math.round(value))

/** Straight lines through points, each relative to the one before, which takes the fewest characters. */
export function polyline(points: readonly Point[]): string {
  let [x, y] = (points[0] ?? [0, 0]).map(Math.round) as [number, number]
  let path = `M${x} ${y}l`
  for (const [nextX, nextY] of points.slice(1)) {
    const [toX, toY] = [Math.round(nextX), Math.round(nextY)]
    if (toX === x && toY === y) continue
    path += `${path.endsWith('l') || toX < x ? '' : ' '}${toX - x}${toY < y ? '' : ' '}${toY - y}`
    ;[x, y] = [toX, toY]
  }
  return path.endsWith('l') ? path.slice(0, -1) : path
}

/** A closed curve through the middles of the lines between points. */
export function smoothRing(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const last = points.at(-1)
  const first = points[0]
  if (last === undefined || first === undefined || points.length < 3) return ''
  let [x, y] = middle(last, first).map(Math.round) as [number, number]
  const relative = ([px, py]: Point) =>
    `${n(px) === n(x) ? 0 : Math.round(px) - x} ${Math.round(py) - y}`
  let path = `M${x} ${y}`
  for (const [i, point] of points.entries()) {
    const to = middle(point, points[i + 1] ?? first)
    path += `q${relative(point)} ${relative(to)}`
    ;[x, y] = to.map(Math.round) as [number, number]
  }
  return `${path}z`.replaceAll(' -', '-')
}

/** A rectangle as a path: its left upper corner and its size. */
export const box = ([x, y]: Point, [width, height]: Point): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`

/** A circle as a path. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0z`

/** A filled path; nothing for an empty one. */
export const fill = (colour: string, path: string): string =>
  path === '' ? '' : `<path fill="${colour}" d="${path}"/>`

/** A drawn path; nothing for an empty one. */
export const stroke = (colour: string, width: number, path: string): string =>
  path === ''
    ? ''
    : `<path fill="none" stroke="${colour}" stroke-width="${Math.round(width * 10) / 10}" d="${path}"/>`
