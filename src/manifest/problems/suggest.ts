import { closest, distance } from 'fastest-levenshtein'

/** Nobody mistypes a longer name: comparing two takes the product of their lengths. */
const maxLength = 100

/** ` Did you mean "x"?` when one of the names is similar enough for a typo, else an empty string. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const list = [...names].filter((each) => each.length <= maxLength)
  if (list.length === 0 || name.length > maxLength) return ''
  const best = closest(name, list)
  return distance(name, best) <= Math.max(2, name.length / 3) ? ` Did you mean "${best}"?` : ''
}
