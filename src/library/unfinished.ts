import type { Problem } from '#schemas/problems.ts'
import { catalogue } from '#src/manifest/problems/catalogue.ts'
import { toProblem } from '#src/manifest/problems/reporter.ts'
import { UnfinishedWork } from './layout-work.ts'
import { workLimits } from './work-limits.ts'

/** Why work on a layout was ended. */
export type EndOfWork = 'time' | 'memory' | 'exit'

/** Why a thread was ended that had so many milliseconds, in words. */
export function reasonOfEnd(end: EndOfWork, deadlineMs: number): string {
  if (end === 'time') return `It took more than ${deadlineMs / 1000} seconds of computing.`
  if (end === 'memory') return `It took more than ${workLimits.heapMb} MiB of memory.`
  return 'The thread that read it came to an end.'
}

/** Why an error of the engine ended the work, in our own words, with the name of the error for a bug report. */
export function reasonOfError(error: unknown): string {
  if (error instanceof RangeError) return 'It is nested or repeated too much to be read.'
  return `Reading it failed (${error instanceof Error ? error.name : 'unknown error'}).`
}

/** The problem of a layout on which work was ended; `path` is the file within the layout that was being read. */
export const unfinishedProblem = (layout: string, message: string, path?: string): Problem =>
  toProblem(catalogue['unfinished-layout'], {
    message,
    layout,
    file: `layouts/${layout}/${path === undefined || path === '' ? 'layout.json' : path}`,
    line: 1,
    column: 1,
    pointer: '',
  })

/** The problem of an error of the work; any other error is a defect of ours, and is thrown. */
export function toUnfinished(layout: string, error: unknown): Problem {
  if (!(error instanceof UnfinishedWork)) throw error
  return unfinishedProblem(layout, error.message, error.path)
}
