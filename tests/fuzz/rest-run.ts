// Sends generated requests to `/rest/v1/` and checks every answer.
import fc from 'fast-check'
import { type Database, toDatabase } from '#src/services/local/database/database.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import type { RestAnswer, RestRequest } from '#src/services/rest-exchange.ts'
import {
  canary,
  canaryAmount,
  foreignAmount,
  foreignCanary,
} from '../contract/services/rest/canaries.ts'
import { fill, readAll, refill } from '../contract/services/rest/filled-tables.ts'
import { type Asking, askAt } from '../contract/services/rest/rest-caller.ts'
import { anyRequest } from './rest-requests.ts'
import { isKnownScript, type Recorded, recording, strangeIn } from './statements.ts'

export interface Report {
  seed: number
  runs: number
  seconds: number
  statuses: Record<string, number>
  /** Error codes, as clients received them and as the database returned them. */
  codes: Record<string, number>
  databaseCodes: Record<string, number>
  /** How many distinct statements there were. */
  statements: number
  problems: string[]
}

const batch = 500
const atOnce = 8
const enough = 20
// Returned by this dialect and never by a database: see `databaseCodes`.
const own42 = new Set(['42501', '42703', '42704', '42883', '42P01', '42P10'])
const visitors: Asking[] = [null, null, 'student', 'writer']
const managers: Asking[] = ['admin', 'superadmin']

/** Runs this many requests, half of them by visitors and half by managers, on a database of its own. */
export async function runFuzz(
  place: NewPlace,
  { runs, seed }: { runs: number; seed: number },
): Promise<Report> {
  const opened = await openForTest(place, 30_000)
  const recorded: Recorded = { statements: new Set(), scripts: new Set(), codes: new Map() }
  const started = Date.now()
  const tally = { statuses: new Map<string, number>(), codes: new Map<string, number>() }
  const problems: string[] = []
  try {
    await fill(opened.database)
    for (let done = 0; done < runs && problems.length < enough; done += batch) {
      const requests = fc.sample(anyRequest, {
        numRuns: Math.min(batch, runs - done),
        seed: seed + done,
      })
      const turn = (done / batch) % 2 === 0 ? visitors : managers
      problems.push(...(await runBatch({ opened, recorded, tally }, requests, turn)))
    }
  } finally {
    await opened.close()
  }
  return {
    seed,
    runs,
    seconds: (Date.now() - started) / 1000,
    statuses: Object.fromEntries(tally.statuses),
    codes: Object.fromEntries(tally.codes),
    databaseCodes: Object.fromEntries(recorded.codes),
    statements: recorded.statements.size,
    problems: [...problems, ...judgeStatements(recorded)].slice(0, enough),
  }
}

type Tally = Record<'statuses' | 'codes', Map<string, number>>

/** The services under test, and what is counted while they answer. */
interface BatchContext {
  opened: Opened
  recorded: Recorded
  tally: Tally
}

/** Every batch starts with the same rows; those it may not change must be the same at its end. */
async function runBatch(
  { opened, recorded, tally }: BatchContext,
  requests: RestRequest[],
  callers: Asking[],
): Promise<string[]> {
  await refill(opened.database)
  const isVisitors = callers === visitors
  const before = await lasting(opened.database, isVisitors)
  const ask = askAt(toDatabase(recording(opened.backend, recorded)))
  const problems: string[] = []
  const queue = requests.entries()
  const work = async () => {
    for (const [index, request] of queue) {
      const caller = callers[index % callers.length] ?? null
      const found = await judgeRequest(ask, { request, caller }, tally)
      if (found !== undefined) problems.push(`${found}\n  ${describe(request, caller)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if ((await lasting(opened.database, isVisitors)) !== before) {
    problems.push(
      `Rows changed that may not, in a batch of ${isVisitors ? 'visitors' : 'managers'}.`,
    )
  }
  return problems
}

interface Sent {
  request: RestRequest
  caller: Asking
}

/** The rows of the other site, and for visitors the existing ones of this site. */
async function lasting(database: Database, isVisitors: boolean): Promise<string> {
  const beta = await readAll(database, 'beta')
  if (!isVisitors) return JSON.stringify(beta)
  const alpha = (await readAll(database, 'alpha')).map((rows) =>
    (Array.isArray(rows) ? rows : []).filter(({ id }) => String(id).startsWith('00000000-')),
  )
  return JSON.stringify([beta, alpha])
}

async function judgeRequest(
  ask: ReturnType<typeof askAt>,
  sent: Sent,
  tally: Tally,
): Promise<string | undefined> {
  try {
    const answer = await ask(sent.request, sent.caller)
    count(tally.statuses, String(answer.status))
    return assessAnswer(answer, sent, tally)
  } catch (error) {
    count(tally.statuses, 'thrown')
    return `It throws ${error instanceof Error ? error.stack : String(error)}`
  }
}

function assessAnswer(
  { status, headers, body }: RestAnswer,
  { request, caller }: Sent,
  tally: Tally,
): string | undefined {
  if (status >= 500) return `The status is ${status}: ${body}`
  const isManager = managers.includes(caller)
  const secrets = isManager ? [foreignCanary, foreignAmount] : [canary, canaryAmount, foreignAmount]
  const shown = `${body} ${JSON.stringify(headers)}`
  const secret = secrets.find((each) => shown.includes(String(each)))
  if (secret !== undefined) return `The answer shows ${secret}: ${body.slice(0, 300)}`
  if (request.method === 'HEAD') return body === '' ? undefined : 'HEAD has a body.'
  const isJson = headers['content-type']?.includes('json') === true
  if (!isJson || body === '') return undefined
  const parsed: unknown = JSON.parse(body)
  return status < 400 ? undefined : judgeError(parsed, tally)
}

function judgeError(error: unknown, tally: Tally): string | undefined {
  if (typeof error !== 'object' || error === null) return 'The error is no object.'
  if (Object.keys(error).join() !== 'code,message,details,hint') return 'The error has other keys.'
  const code = 'code' in error ? String(error.code) : ''
  count(tally.codes, code)
  if (!/^(?:PGRST\d{3}|[0-9A-Z]{5})$/.test(code)) return `The code is "${code}".`
  return code.startsWith('42') && !own42.has(code) ? `The code is ${code}.` : undefined
}

/** No statement contains any part of a request, and no request leads to one that the database cannot parse. */
function judgeStatements({ statements, scripts, codes }: Recorded): string[] {
  const strange = [...statements].flatMap((statement) => {
    const piece = strangeIn(statement)
    return piece === undefined ? [] : [`The statement has "${piece}": ${statement}`]
  })
  const unread = [...codes.keys()].filter((code) => code.startsWith('42'))
  return [
    ...strange,
    ...[...scripts]
      .filter((script) => !isKnownScript(script))
      .map((script) => `The script ${script}`),
    ...unread.map((code) => `The database refused a statement with ${code}.`),
  ]
}

const count = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1)

const describe = ({ method, table, query, headers, body }: RestRequest, caller: Asking) =>
  `${caller ?? 'visitor'} ${method} ${table}?${query} ${JSON.stringify([...headers])} ${new TextDecoder().decode(body)}`
