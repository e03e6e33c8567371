import { closest, distance } from 'fastest-levenshtein'

/** ` Did you mean "x"?` when one of the names is similar enough for a typo, else an empty string. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const list = [...names]
  if (list.length === 0) return ''
  const best = closest(name, list)
  return distance(name, best) <= Math.max(2, name.length / 3) ? ` Did you mean "${best}"?` : ''
}
