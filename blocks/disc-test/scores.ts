/** The dimensions of DISC, in the order that decides between equal scores. */
export const dimensions = ['d', 'i', 's', 'c'] as const
export type Dimension = (typeof dimensions)[number]

/** A score from 0 to 100 for each dimension; 50 is one that was chosen as most as often as least. */
export type Scores = Readonly<Record<Dimension, number>>

/** What was chosen in one quad. */
export interface Answer {
  most: Dimension
  least: Dimension
}

/** The scores of a test: a statement that is most like someone adds one to its dimension, one that is least takes one. */
export function scoresOf(answers: readonly Answer[]): Scores {
  const score = (dimension: Dimension) => {
    const raw = answers.reduce(
      (sum, { most, least }) => sum + Number(most === dimension) - Number(least === dimension),
      0,
    )
    return scaled(raw, answers.length)
  }
  return { d: score('d'), i: score('i'), s: score('s'), c: score('c') }
}

// Rounded away from the middle on both sides: exchanging most and least mirrors every score.
const scaled = (raw: number, count: number): number =>
  count === 0 ? 50 : 50 + Math.sign(raw) * Math.round((Math.abs(raw) * 50) / count)

/** How far rounding can move the sum of four scores from 200. */
const mostRounding = 2

/** The scores among some values; undefined unless all four are there and can be those of a test. */
export function findScores(values: Readonly<Partial<Record<Dimension, number | undefined>>>) {
  const { d, i, s, c } = values
  if (d === undefined || i === undefined || s === undefined || c === undefined) return undefined
  const isPossible = Math.abs(d + i + s + c - 200) <= mostRounding
  return isPossible ? ({ d, i, s, c } satisfies Scores) : undefined
}

/** The query of the page that shows scores: nothing of it says whose they are. */
export const searchOf = (scores: Scores): string =>
  `?${dimensions.map((dimension) => `${dimension}=${scores[dimension]}`).join('&')}`
