import type { RunReport } from '#schemas/runner.ts'

type Found = { value: string } | { message: string; line: number | null }

/** What is known of a run of learners' code. */
export interface Attempt {
  state: 'none' | 'loading' | 'running' | 'done' | 'late' | 'broken' | 'failed'
  printed: string
  /** What came of each check that was run, by its position. */
  found: Readonly<Record<number, Found>>
  /** The error of code that could not be run at all. */
  error: { message: string; line: number | null } | null
}

export const noAttempt: Attempt = { state: 'none', printed: '', found: {}, error: null }

/** The most characters that are shown of what code printed. */
const mostPrinted = 65_536

/** The attempt after a report of its run. */
export function reported(attempt: Attempt, report: RunReport): Attempt {
  switch (report.kind) {
    case 'started':
      return { ...attempt, state: 'running' }
    case 'printed':
      return { ...attempt, printed: (attempt.printed + report.text).slice(0, mostPrinted) }
    case 'found':
      return { ...attempt, found: { ...attempt.found, [report.at]: { value: report.value } } }
    case 'threw': {
      const { at, message, line } = report
      if (at === null) return { ...attempt, error: { message, line } }
      return { ...attempt, found: { ...attempt.found, [at]: { message, line } } }
    }
    case 'ended':
      return { ...attempt, state: report.end }
  }
}
