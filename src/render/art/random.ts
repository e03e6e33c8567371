/** A sequence of numbers from 0 to 1 that is the same for the same seed. */
export type Random = () => number

/** The FNV-1a hash of a text. */
function hash(text: string): number {
  let state = 2166136261
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  return state >>> 0
}

/** A few characters that change with a text. */
export const checksum = (text: string): string =>
  hash(text).toString(36) + hash(`${text}.`).toString(36)

/** Starts the sequence of a seed: its hash runs through mulberry32. */
export function randomOf(seed: string): Random {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of a list that is not empty. */
export const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0]

/** The items in another order. */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
}

const side = 64

/** Value noise: smooth between random values from 0 to 1 at whole coordinates. */
export function noiseOf(random: Random): (x: number, y: number) => number {
  const values = Array.from({ length: side * side }, random)
  const at = (x: number, y: number) => values[(y & (side - 1)) * side + (x & (side - 1))] ?? 0
  const ease = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const u = ease(x - left)
    const v = ease(y - top)
    const above = at(left, top) * (1 - u) + at(left + 1, top) * u
    const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u
    return above * (1 - v) + below * v
  }
}
