import type { FormValues } from '#schemas/page-boot.ts'
import type { Quad } from './schema.ts'
import { dimensions, type Answer, type Dimension } from './scores.ts'

/** What a statement can be chosen as. */
export const picks = ['most', 'least'] as const
export type Choice = (typeof picks)[number]

/** The name of the inputs by which a statement of a quad is chosen; their value is its place. */
export const inputName = (pick: Choice, { slug }: Quad): string => `${pick}.${slug}`

/** The dimension of each statement of a quad, in the order in which they are shown. */
export const shownOrder = ({ order }: Quad): Dimension[] =>
  dimensions.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))

/** What was chosen in a quad, as far as it was. */
export function chosenIn(quad: Quad, values: FormValues): Partial<Answer> {
  const dimensionOf = (pick: Choice) => shownOrder(quad)[placeOf(values[inputName(pick, quad)])]
  const [most, least] = [dimensionOf('most'), dimensionOf('least')]
  return { ...(most && { most }), ...(least && { least }) }
}

const placeOf = (value = ''): number => (/^[0-3]$/.test(value) ? Number(value) : -1)

/** The answer of a quad; undefined while one of the two is open, or both are the same statement. */
export function answerOf(quad: Quad, values: FormValues): Answer | undefined {
  const { most, least } = chosenIn(quad, values)
  return most === undefined || least === undefined || most === least ? undefined : { most, least }
}
