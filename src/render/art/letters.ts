import { n, type Point } from './svg.ts'

/** The field in which a word is set: its left upper corner and its size. */
export interface WordBox {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Capitals and digits as strokes of one weight, such as a sign painter sets. Each stroke is a list of places on a grid
 * of three columns (l, c, r) and five rows (0 top, 4 bottom); `*` behind a place rounds the corner there.
 */
const strokes: Readonly<Record<string, string>> = {
  a: 'l4 l0* r0* r4/l2 r2',
  b: 'l4 l0 r0* r2 l2/r2 r4* l4',
  c: 'r1 r0* l0* l4* r4* r3',
  d: 'l0 r0* r4* l4 l0',
  e: 'r0 l0 l4 r4/l2 r2',
  f: 'r0 l0 l4/l2 r2',
  g: 'r1 r0* l0* l4* r4* r2 c2',
  h: 'l0 l4/r0 r4/l2 r2',
  i: 'c0 c4',
  j: 'r0 r4* l4* l3',
  k: 'l0 l4/l2 c2 r1* r0/c2 r3* r4',
  l: 'l0 l4 r4',
  m: 'l4 l0* c0* c4/c0 r0* r4',
  n: 'l4 l0* r0* r4',
  o: 'l0* r0* r4* l4* l0*',
  p: 'l4 l0 r0* r2* l2',
  q: 'l0* r0* r4* l4* l0*/c3 r4',
  r: 'l4 l0 r0* r2* l2/c2 r4',
  s: 'r1 r0* l0* l2* r2* r4* l4* l3',
  t: 'l0 r0/c0 c4',
  u: 'l0 l4* r4* r0',
  v: 'l0 l3* c4 r3* r0',
  w: 'l0 l4* c4* c0/c4 r4* r0',
  x: 'l0 l1* c2 r3* r4/r0 r1* c2 l3* l4',
  y: 'l0 l2* r2*/r0 r4* l4',
  z: 'l0 r0 r1* l3* l4 r4',
  '0': 'l0* r0* r4* l4* l0*',
  '1': 'l0 c0 c4',
  '2': 'l1 l0* r0* r2* l2* l4 r4',
  '3': 'l0 r0* r2 l2/r2 r4* l4',
  '4': 'l0 l2 r2/r0 r4',
  '5': 'r0 l0 l2 r2* r4* l4',
  '6': 'r0 l0* l4* r4* r2* l2',
  '7': 'l0 r0 r1* c3* c4',
  '8': 'l0* r0* r4* l4* l0*/l2 r2',
  '9': 'l4 r4* r0* l0* l2* r2',
}

/** Wide and narrow letters, as shares of a common one. */
const breadths: Readonly<Record<string, number>> = { i: 0.42, m: 1.4, w: 1.4, '1': 0.72 }

const breadthOf = (letter: string): number => breadths[letter] ?? 1

/** A word as one path that fills its box, drawn with strokes of `weight`. Other characters are left out. */
export function wordPath(word: string, field: WordBox): { path: string; weight: number } {
  const letters = word.split('').filter((letter) => strokes[letter] !== undefined)
  const gap = 0.16
  const total =
    letters.reduce((sum, letter) => sum + breadthOf(letter), 0) + gap * (letters.length - 1)
  const common = field.width / Math.max(0.3, total)
  const weight = Math.min(common * 0.34, field.height * 0.21)
  let x = field.x
  let path = ''
  for (const letter of letters) {
    const width = common * breadthOf(letter)
    path += letterPath(strokes[letter] ?? '', { ...field, x, width }, weight)
    x += width + gap * common
  }
  return { path, weight }
}

function letterPath(code: string, field: WordBox, weight: number): string {
  return code
    .split('/')
    .map((one) => strokePath(one.split(' '), field, weight))
    .join('')
}

/** One stroke inside its box; its rounded corners are curves. */
function strokePath(places: readonly string[], field: WordBox, weight: number): string {
  const inner = { width: field.width - weight, height: field.height - weight }
  const points = places.map((place): Point => {
    const column = { l: 0, c: 0.5, r: 1 }[place[0] ?? ''] ?? 0
    return [
      field.x + weight / 2 + column * inner.width,
      field.y + weight / 2 + (Number(place[1]) / 4) * inner.height,
    ]
  })
  const isClosed = places.length > 2 && places[0] === places.at(-1)
  const radius = Math.min(inner.width / 2, inner.height / 4, weight * 0.95)
  const corners = isClosed ? points.slice(0, -1) : points
  const path = corners.map((point, i) => {
    const before = corners.at(i - 1) ?? point
    const after = corners[(i + 1) % corners.length] ?? point
    const isEnd = !isClosed && (i === 0 || i === corners.length - 1)
    const start = i === 0 ? 'M' : 'L'
    if (isEnd) return `${start}${at(beyond(point, i === 0 ? after : before, weight))}`
    if (!places[i]?.endsWith('*')) return `${start}${at(point)}`
    return `${start}${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, after, radius))}`
  })
  return path.join('') + (isClosed ? 'z' : '')
}

const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`

function towards([x, y]: Point, [toX, toY]: Point, length: number): Point {
  const far = Math.hypot(toX - x, toY - y)
  const share = far === 0 ? 0 : Math.min(0.5, length / far)
  return [x + (toX - x) * share, y + (toY - y) * share]
}

/** An end that reaches the border of the letter, half a stroke further. */
function beyond([x, y]: Point, [fromX, fromY]: Point, weight: number): Point {
  const far = Math.hypot(x - fromX, y - fromY)
  return far === 0
    ? [x, y]
    : [x + ((x - fromX) / far) * (weight / 2), y + ((y - fromY) / far) * (weight / 2)]
}
