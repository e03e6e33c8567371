/** In how many of a page's first parts a picture can be what a visitor sees first. */
const firstParts = 2

const lazy = ' loading="lazy"'
const first = ' fetchPriority="high"'

/**
 * The parts of a page with the first of its pictures loaded before others: what is seen first is never loaded late. Where
 * a block has asked for that already, and where the first parts have no picture, they are unchanged.
 */
export function withEarlyPicture(parts: readonly string[]): string[] {
  const shown = parts.filter((part) => part !== '').slice(0, firstParts)
  const at = parts.findIndex((part) => shown.includes(part) && part.includes('<img'))
  if (at === -1 || shown.some((part) => part.includes(first))) return [...parts]
  return parts.map((part, i) => (i === at ? part.replace(lazy, first) : part))
}
