import type { Problem, Severity } from '#schemas/problems.ts'
import type { Terminal } from '../command.ts'

interface TextOptions {
  /** Colours a text for the terminal; without it the report is plain. */
  colour?: Terminal['colour']
  /** Returns the lines of a file that a problem names; undefined when it cannot be read. */
  linesOf?(file: string): readonly string[] | undefined
  /** The number of suppressed problems. */
  suppressed?: number
}

const colours = { error: 'red', warning: 'yellow', info: 'cyan' } as const

/** Formats problems for people: each with a clickable location, its source line and the hint; a summary comes last. */
export function textReport(problems: readonly Problem[], options: TextOptions = {}): string {
  return [
    ...problems.map((problem) => `${entry(problem, options)}\n`),
    summaryOf(problems, options),
  ].join('\n')
}

function entry(problem: Problem, { colour = plain, linesOf }: TextOptions): string {
  const { file, line, column, severity, rule, message, hint, fix } = problem
  const place = colour('bold', `${file}:${line}:${column}`)
  return [
    `${place} ${colour(colours[severity], severity)} ${colour('dim', rule)}`,
    `  ${message}`,
    ...excerpt(linesOf?.(file)?.[line - 1], line, column).map((text) => colour('dim', text)),
    `  ${hint}`,
    ...(fix ? [`  ${colour('green', 'Can be mended:')} ${fix.title}`] : []),
  ].join('\n')
}

const plain: Terminal['colour'] = (_style, text) => text

const widest = 100

/** The line, or the part of a long one around the column, with a caret below the column. */
function excerpt(source: string | undefined, line: number, column: number): string[] {
  if (source === undefined) return []
  const start = source.length > widest ? Math.max(0, column - 1 - widest / 2) : 0
  const before = start > 0 ? '…' : ''
  const after = source.length > start + widest ? '…' : ''
  const shown = before + source.slice(start, start + widest) + after
  // Tabs are copied into the caret's line, so that it aligns at any tab width.
  const indent = (before + source.slice(start, column - 1)).replace(/[^\t]/g, ' ')
  const number = String(line)
  return [`  ${number} | ${shown.trimEnd()}`, `  ${' '.repeat(number.length)} | ${indent}^`]
}

/** The number of problems of each severity, in one sentence. */
function summaryOf(
  problems: readonly Problem[],
  { colour = plain, suppressed = 0 }: TextOptions,
): string {
  const accepted = suppressed === 0 ? '' : ` ${count(suppressed, 'more is', 'more are')} accepted.`
  if (problems.length === 0) return `${colour('green', 'No problems.')}${accepted}`
  const of = (severity: Severity) => problems.filter((one) => one.severity === severity).length
  const parts = [
    of('error') > 0 ? colour('red', count(of('error'), 'error', 'errors')) : '',
    of('warning') > 0 ? colour('yellow', count(of('warning'), 'warning', 'warnings')) : '',
    of('info') > 0 ? colour('cyan', `${of('info')} to know of`) : '',
  ]
  const total = count(problems.length, 'problem', 'problems')
  return `${total}: ${parts.filter(Boolean).join(', ')}.${accepted}`
}

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`
