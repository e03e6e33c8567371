import { outputLimit, type RunOrder, type RunReport, type SqlEngine } from '#schemas/runner.ts'
import { valueText } from '#schemas/value-text.ts'
import { rowsOf, type Sql } from './rows.ts'

/** The worker of one run. The frame puts learners' code behind this script, in the same file. */

declare const self: { name: string; Worker?: unknown; console: unknown }
declare function addEventListener(type: 'message', on: (event: { data: Order }) => void): void
declare function postMessage(message: object): void
declare function initSqlJs(options: { wasmBinary: ArrayBuffer }): Promise<Sql>

type Order = Pick<RunOrder, 'code' | 'tables' | 'checks'> & { engine: SqlEngine }
type Told<R = RunReport> = R extends unknown ? Omit<R, 'run'> : never

const token = self.name
const send = postMessage
const tell = (report: Told) => send({ ...report, token })

let printed = 0
const print = (...values: unknown[]) => {
  const words = values.map((value) => (typeof value === 'string' ? value : valueText(value)))
  const text = `${words.join(' ')}\n`.slice(0, outputLimit - printed)
  printed += text.length
  if (text !== '') tell({ kind: 'printed', text })
}

/** The line of the file in which an error was thrown; the frame counts it from the first line of the learner's code. */
function lineOf(error: unknown): number | null {
  const [, line] = /blob:\S*?:(\d+):\d+/.exec((error instanceof Error && error.stack) || '') ?? []
  return line === undefined ? null : Number(line)
}

const messageOf = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : valueText(error)).slice(0, 2000)

async function runAll(count: number, run: (at: number) => unknown): Promise<void> {
  for (let at = 0; at < count; at++) {
    try {
      const value = await run(at)
      tell({ kind: 'found', at, value: String(value).slice(0, outputLimit) })
    } catch (error) {
      tell({ kind: 'threw', at, message: messageOf(error), line: lineOf(error) })
    }
  }
  tell({ kind: 'ended', end: 'done' })
}

async function runSql({ code, tables, checks, engine }: Order): Promise<void> {
  const sql = await initSqlJs({ wasmBinary: engine.wasm })
  tell({ kind: 'started' })
  await runAll(checks.length, (at) =>
    rowsOf(sql, { tables, rows: checks[at]?.run ?? '', query: code }),
  )
}

const hide = (name: string, value: unknown) =>
  Object.defineProperty(self, name, { value, configurable: true })

hide('name', '')
// A worker of a worker could not be ended by itself; what it may reach is decided by the policy of the frame.
hide('Worker', undefined)
hide('console', { log: print, info: print, warn: print, error: print, debug: print, table: print })
// Called behind the learner's code with one function for each check.
hide(token, (checks: readonly (() => unknown)[]) => {
  hide(token, undefined)
  void runAll(checks.length, async (at) => valueText(await checks[at]?.()))
})
addEventListener('message', ({ data }) => void runSql(data))
if (!('initSqlJs' in self)) tell({ kind: 'started' })
