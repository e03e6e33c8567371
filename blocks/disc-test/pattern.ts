import { dimensions, type Dimension, type Scores } from './scores.ts'

/** Scores that lie within this of each other are balanced. */
const balancedRange = 12
/** How far below the highest score the second one may be to belong to the pattern. */
const secondRange = 16

/** Dimensions by their score, highest first; equal ones in the order D, I, S, C. */
export const ranked = (scores: Scores): Dimension[] =>
  dimensions.toSorted((a, b) => scores[b] - scores[a])

type Pair = { [A in Dimension]: `${A}${Exclude<Dimension, A>}` }[Dimension]

/** The highest dimension, or the two highest with the higher first; `balanced` where none leads. */
export type Pattern = Dimension | Pair | 'balanced'

/** The pattern of scores: the second dimension belongs to it when it is above the middle and near the first. */
export function patternOf(scores: Scores): Pattern {
  const [first, second, , last] = ranked(scores) as [Dimension, Dimension, Dimension, Dimension]
  if (scores[first] - scores[last] <= balancedRange) return 'balanced'
  const isPair = scores[second] > 50 && scores[first] - scores[second] <= secondRange
  return isPair ? (`${first}${second}` as Pair) : first
}

/** Whether the order D, I, S, C decided what the pattern says: a dimension outside of it has a score of one in it. */
export function isTied(scores: Scores): boolean {
  const pattern = patternOf(scores)
  if (pattern === 'balanced') return false
  const order = ranked(scores).map((dimension) => scores[dimension])
  return order.some((score, i) => i > 0 && i <= pattern.length && score === order[i - 1])
}
