import { valueText } from '#schemas/value-text.ts'
import type { Attempt } from './attempt.ts'
import type { CodingStudioProps } from './schema.ts'

export type Check = CodingStudioProps['checks'][number]

/** What came of one check. `got` is what the code returned, or the message of its error. */
export interface Verdict {
  state: 'passed' | 'wrong' | 'threw' | 'unrun'
  got: string
  line: number | null
}

type Exercise = Pick<CodingStudioProps, 'language' | 'ordered' | 'checks'>

/** What came of each check of an exercise, from what the frame reported of a run. */
export function judge({ language, ordered, checks }: Exercise, attempt: Attempt): Verdict[] {
  return checks.map(({ expected }, at) => {
    const found = attempt.found[at]
    if (found === undefined) return { state: 'unrun', got: '', line: null }
    if ('message' in found) return { state: 'threw', got: found.message, line: found.line }
    const right = expectedText(expected)
    const got = language === 'sql' ? rowsText(found.value, ordered) : found.value
    const isRight = got === (language === 'sql' ? rowsText(`{"rows": ${right}}`, ordered) : right)
    return { state: isRight ? 'passed' : 'wrong', got: found.value, line: null }
  })
}

/** What a check expects, written as the frame writes values. */
export const expectedText = (expected: string): string => valueText(valueOf(expected))

/** The rows that a check of SQL expects. */
export function expectedRows(expected: string): readonly unknown[][] {
  const rows = valueOf(expected)
  return Array.isArray(rows) ? rows.filter((row) => Array.isArray(row)) : []
}

/** The value of a JSON text; any other text is itself the value. */
function valueOf(expected: string): unknown {
  try {
    return JSON.parse(expected)
  } catch {
    return expected
  }
}

interface Answer {
  columns: string[]
  rows: unknown[][]
}

/** The names and rows of an answer of SQL; undefined for any other text. */
export function answerOf(text: string): Answer | undefined {
  try {
    const { columns = [], rows } = JSON.parse(text) as Partial<Answer>
    return Array.isArray(rows) && Array.isArray(columns) ? { columns, rows } : undefined
  } catch {
    return undefined
  }
}

/** The rows of an answer as text; in an order of their own where theirs does not count. */
function rowsText(text: string, ordered: boolean): string {
  const rows = answerOf(text)?.rows.map((row) => valueText(row)) ?? [text]
  return (ordered ? rows : rows.toSorted()).join('\n')
}

/** Whether an answer to code that is read is the expected one: lines are compared without the spaces at their ends. */
export const isSameOutput = (answer: string, expected: string): boolean =>
  trimmed(answer) === trimmed(expected)

const trimmed = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
