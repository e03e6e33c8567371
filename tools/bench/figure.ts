import { z } from 'zod'

/** One measured number, and what it must reach. */
export const Figure = z.object({
  part: z.string().meta({ description: 'What was measured, such as "uncached, PGlite".' }),
  name: z.string(),
  value: z.number(),
  unit: z.enum(['×', 'ms', 'µs', 'MB', 'B', 'count']),
  wanted: z
    .union([z.strictObject({ most: z.number() }), z.strictObject({ least: z.number() })])
    .optional(),
  spread: z.tuple([z.number(), z.number()]).optional().meta({ description: 'Least and most.' }),
})
export type Figure = z.output<typeof Figure>

/** What `bench --json` prints, and `bench --compare` reads. */
export const Figures = z.object({
  revision: z.string(),
  node: z.string(),
  cores: z.number().int(),
  figures: z.array(Figure),
})
export type Figures = z.output<typeof Figures>

/** Makes the figures of one part in one unit. */
export const figureIn =
  (part: string, unit: Figure['unit']) =>
  (name: string, value: number, wanted?: Figure['wanted']): Figure => ({
    part,
    name,
    value,
    unit,
    ...(wanted && { wanted }),
  })

/** Whether a figure reaches what is wanted of it; undefined where nothing is. */
export function isReached({ value, wanted }: Figure): boolean | undefined {
  if (wanted === undefined) return undefined
  return 'most' in wanted ? value <= wanted.most : value >= wanted.least
}

/** One line for each figure below the name of its part, with the goal and whether it is reached. */
export function figureLines(figures: readonly Figure[]): string[] {
  const width = Math.max(0, ...figures.map(({ name }) => name.length))
  return figures.flatMap((figure, i) => {
    const head = figures[i - 1]?.part === figure.part ? [] : ['', figure.part]
    return [...head, `  ${figure.name.padEnd(width)}  ${valueOf(figure)}${goalOf(figure)}`]
  })
}

/** How many of the goals are reached, and which are not. */
export function goalLines(figures: readonly Figure[]): string[] {
  const goals = figures.filter(({ wanted }) => wanted !== undefined)
  const missed = goals.filter((figure) => isReached(figure) === false)
  return [
    '',
    `${goals.length - missed.length} of ${goals.length} goals are reached.`,
    ...missed.map((figure) => `  missed: ${figure.part}: ${figure.name} ${valueOf(figure)}`),
  ]
}

/** The smallest relative change that is reported: two runs of one revision differ by less on a quiet machine. */
const leastChange = 0.1

/** What differs between two runs: figures that moved by more than a tenth, came or went. */
export function comparedLines(before: Figures, after: Figures): string[] {
  const nameOf = ({ part, name }: Figure) => `${part}: ${name}`
  const known = new Map(before.figures.map((figure) => [nameOf(figure), figure]))
  const lines = after.figures.flatMap((figure) => {
    const older = known.get(nameOf(figure))
    known.delete(nameOf(figure))
    if (older === undefined) return [`  new   ${nameOf(figure)} ${valueOf(figure)}`]
    const change = (figure.value - older.value) / (Math.abs(older.value) || 1)
    if (Math.abs(change) < leastChange) return []
    const percent = `${change > 0 ? '+' : ''}${(100 * change).toFixed(0)} %`
    return [`  ${percent.padStart(6)}  ${nameOf(figure)} ${valueOf(older)} → ${valueOf(figure)}`]
  })
  const gone = [...known.keys()].map((name) => `  gone  ${name}`)
  const head = `Since ${before.revision} (Node ${before.node}, ${before.cores} cores):`
  const all = [...lines, ...gone]
  return ['', head, ...(all.length === 0 ? ['  nothing moved by more than 10 %'] : all)]
}

function valueOf({ value, unit, spread }: Figure): string {
  const digits = unit === 'B' || unit === 'count' || Math.abs(value) >= 100 ? 0 : 2
  const text = `${value.toFixed(digits)} ${unit}`
  return spread === undefined
    ? text
    : `${text} (${spread[0].toFixed(digits)} to ${spread[1].toFixed(digits)})`
}

function goalOf(figure: Figure): string {
  const { wanted } = figure
  if (wanted === undefined) return ''
  const bound = 'most' in wanted ? `≤ ${wanted.most}` : `≥ ${wanted.least}`
  return `   wanted ${bound}: ${isReached(figure) ? 'reached' : 'missed'}`
}
