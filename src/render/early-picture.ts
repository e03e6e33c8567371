import type { DrawnPart } from './drawn-part.ts'

/** In how many of a page's first parts a picture can be what a visitor sees first. */
const firstParts = 2

const lazy = ' loading="lazy"'
const first = ' fetchPriority="high"'

/**
 * The parts of a page with the first of its pictures loaded before others: what is seen first is never loaded late. Where
 * a block has asked for that already, and where the first parts have no picture, they are unchanged.
 */
export function withEarlyPicture(parts: readonly DrawnPart[]): DrawnPart[] {
  const shown = parts.filter(({ html }) => html !== '').slice(0, firstParts)
  const at = parts.findIndex((part) => shown.includes(part) && part.html.includes('<img'))
  if (at === -1 || shown.some(({ html }) => html.includes(first))) return [...parts]
  return parts.map((part, i) =>
    i === at ? { ...part, html: part.html.replace(lazy, first), isEarly: true } : part,
  )
}
