import { loadavg } from 'node:os'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import { type Figure, figureIn } from '../figure.ts'
import { type MadeCall, madeCalls } from './calls.ts'
import { fillServices } from './fill.ts'
import { givePasswords, writeCalls } from './writes.ts'

/** Latency of one caller in milliseconds, and throughput in calls a second. */
interface Pace {
  p50: number
  p99: number
  callsPerSecond: number
  rowsPerSecond: number
}

interface Measured {
  name: string
  alone: Pace
  /** With eight concurrent callers. */
  crowded: Pace
}

interface DatabaseMeasured {
  database: string
  fillMs: number
  /** The machine's load average over a minute, before and after. */
  load: [number, number]
  calls: Measured[]
}

const warming = 5
const samples = 120
const callers = 8
/** Each call rotates over this many sites, so that not every read hits rows that were just read. */
const measuredSites = 40

/** Fills each available database with this many sites of a hundred posts and ten classes, and measures the calls. */
async function measureServices(
  sites: number,
  note: (text: string) => void,
): Promise<DatabaseMeasured[]> {
  const measured: DatabaseMeasured[] = []
  for (const { name, isHere, newPlace } of backends) {
    if (isHere)
      measured.push(await measureDatabase({ database: name, place: await newPlace() }, sites, note))
    else note(`${name} is not here and is left out.`)
  }
  return measured
}

async function measureDatabase(
  { database, place }: { database: string; place: NewPlace },
  sites: number,
  note: (text: string) => void,
): Promise<DatabaseMeasured> {
  const opened = await openForTest(place, 60_000)
  try {
    note(`Filling ${database} with ${sites} sites …`)
    const begun = performance.now()
    const amounts = { sites, posts: 100 * sites, classes: 10 * sites, others: 10 }
    await fillServices(opened.backend, amounts)
    const fillMs = performance.now() - begun
    const numbers = spread(sites)
    await givePasswords(opened.backend, numbers)
    note(`Asking ${database} …`)
    const before = loadavg()[0] ?? 0
    const calls: Measured[] = []
    for (const turns of sameCalls(opened, numbers)) {
      calls.push({
        name: turns[0]?.name ?? '',
        alone: await measure(opened, turns, 1),
        crowded: await measure(opened, turns, callers),
      })
    }
    await opened.recorder.flush()
    return { database, fillMs, load: [before, loadavg()[0] ?? 0], calls }
  } finally {
    await opened.close()
  }
}

/** Site numbers spread evenly over the whole range. */
const spread = (sites: number): number[] =>
  Array.from(
    { length: Math.min(sites, measuredSites) },
    (_, at) => 1 + Math.floor((at * sites) / measuredSites),
  )

/** Each call once for every site. */
function sameCalls({ serves }: Opened, numbers: readonly number[]): MadeCall[][] {
  const bySite = numbers.map((site) => [...madeCalls(site, serves), ...writeCalls(site)])
  return (bySite[0] ?? []).map((_, at) => bySite.flatMap((calls) => calls[at] ?? []))
}

async function measure(opened: Opened, turns: readonly MadeCall[], atOnce: number): Promise<Pace> {
  let next = 0
  let rows = 0
  const took: number[] = []
  const ask = async () => {
    const { endpoint, ctx, input } = turns[next++ % turns.length] ?? missing()
    const parsed = endpoint.input.parse(input)
    const begun = performance.now()
    const answer = await opened.serve(endpoint, ctx, parsed)
    took.push(performance.now() - begun)
    rows += rowsOf(answer)
  }
  for (let i = 0; i < warming; i++) await ask()
  took.length = rows = 0
  const begun = performance.now()
  const caller = async () => {
    while (took.length < samples) await ask()
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
  const seconds = (performance.now() - begun) / 1000
  const sorted = took.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]
  return {
    p50: at(0.5) ?? 0,
    p99: at(0.99) ?? 0,
    callsPerSecond: took.length / seconds,
    rowsPerSecond: rows / seconds,
  }
}

const missing = (): never => {
  throw new Error('There is no call to measure.')
}

/** The length of a list, 1 for a single object. */
function rowsOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length
  const { items } = Object(answer) as { items?: unknown }
  return Array.isArray(items) ? items.length : 1
}

/** What each call takes, alone and beside seven others, slowest first. */
export async function servicesFigures(
  sites: number,
  note: (text: string) => void,
): Promise<Figure[]> {
  const measured = await measureServices(sites, note)
  return measured.flatMap(({ database, calls }) => {
    const figure = figureIn(`Calls at one of ${sites} sites, ${database}`, 'ms')
    return calls
      .toSorted((a, b) => b.crowded.p99 - a.crowded.p99)
      .flatMap(({ name, alone, crowded }) => [
        figure(`${name}: median, alone`, alone.p50),
        figure(`${name}: 99th percentile, ${callers} at once`, crowded.p99),
      ])
  })
}
