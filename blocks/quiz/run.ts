/** How time is limited: not at all, for each question, or for the whole quiz. */
export const paces = ['none', 'question', 'whole'] as const
export type Pace = (typeof paces)[number]

/** A question of a run, found by its slug. */
export interface Asked {
  slug: string
  /** The positions of its choices in the order in which they are shown. */
  order: readonly number[]
  /** The position of the chosen one in the row; null without an answer. */
  chosen: number | null
  /** The milliseconds left for it when it was last left; only counted at pace `question`. */
  left: number
}

/** A quiz that was started. Moments are milliseconds since 1970. */
export interface Run {
  pace: Pace
  asked: readonly Asked[]
  /** The index of the shown question. */
  at: number
  /** When the time of the shown question, or of the quiz, is over; null while no time is counted. */
  until: number | null
  isEnded: boolean
  /** The number of the question whose time was over last, from 1; 0 for the whole quiz; null for none. */
  late: number | null
}
