/** What a page and the frame that runs learners' code send each other. Without zod, since islands load it. */

import type { ServerSegment } from './page-paths.ts'

const assets: `/${ServerSegment}` = '/assets'

/** The address of the frame's document. */
export const runnerPath = `${assets}/runner.html`

/** The version of sql.js, which its addresses name: they are kept for a year. */
export const sqlVersion = '1.16.0'

/** The addresses of the engine of SQL. */
export const sqlPaths = {
  script: `${assets}/sql-${sqlVersion}.js`,
  wasm: `${assets}/sql-${sqlVersion}.wasm`,
} as const

/** How long code may run, in milliseconds. */
export const runLimit = 2000

/** The most characters that code may print, and that one value may have as text. */
export const outputLimit = 65_536

/** The languages whose code is run in the frame. */
export type RunLanguage = 'javascript' | 'sql' | 'html-css'

/** The database engine: its script, and its WebAssembly. The frame has no way to fetch them. */
export interface SqlEngine {
  script: string
  wasm: ArrayBuffer
}

/** What is run: the code, and then what each check runs. No check says here what must come of it. */
export interface RunOrder {
  run: number
  language: RunLanguage
  code: string
  tables: string
  checks: readonly { run: string; read: string }[]
  /** With SQL only. */
  engine: SqlEngine | null
}

/** Why a run is over: all checks were run, its time was over, or the code could not be run at all. */
export type RunEnd = 'done' | 'late' | 'broken'

/** What the frame reports of a run. `at` is the position of a check; null means that the code failed before any. */
export type RunReport = { run: number } & (
  | { kind: 'started' }
  | { kind: 'printed'; text: string }
  | { kind: 'found'; at: number; value: string }
  | { kind: 'threw'; at: number | null; message: string; line: number | null }
  | { kind: 'ended'; end: RunEnd }
)

type Fields = Readonly<Record<string, unknown>>
const isShort = (value: unknown) => typeof value === 'string' && value.length <= outputLimit
const isIndex = (value: unknown) => Number.isInteger(value)

const kinds: Readonly<Record<string, (report: Fields) => boolean>> = {
  started: () => true,
  printed: ({ text }) => isShort(text),
  found: ({ at, value }) => isIndex(at) && isShort(value),
  threw: ({ at, message, line }) =>
    (at === null || isIndex(at)) && isShort(message) && (line === null || isIndex(line)),
  ended: ({ end }) => end === 'done' || end === 'late' || end === 'broken',
}

/** Whether a message is a report of this run. */
export function isReport(value: unknown, run: number): value is RunReport {
  if (typeof value !== 'object' || value === null) return false
  const report = value as Fields
  const kind = String(report['kind'])
  return report['run'] === run && Object.hasOwn(kinds, kind) && kinds[kind]?.(report) === true
}
