import { signIn } from '#schemas/services/account.ts'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import { countingRows, type RowsRead } from '#tests/contract/services/counting-rows.ts'
import type { Figure } from '../figure.ts'
import type { MadeCall } from './calls.ts'
import { fillServices } from './fill.ts'
import { questions } from './list-questions.ts'
import { givePasswords, writeCalls } from './writes.ts'

/** How many ask at once, and for how long. */
const callers = 64
const seconds = 3
/** No list of visitors reads more rows of a table than this: a search of classes up to 10,000 matches, then a page of them. */
const mostRows = 20_000

interface ListMeasured {
  name: string
  p50: number
  p99: number
  perSecond: number
  /** Signing in beside it. */
  signInP99: number
  goal: number | undefined
  /** The most rows that were read of one table. */
  rows: number
}

interface ListsMeasured {
  database: string
  fillMs: number
  lists: ListMeasured[]
}

/** Fills one site of each available database, and asks for its lists from 64 callers at once. */
async function measureLists(posts: number, note: (text: string) => void): Promise<ListsMeasured[]> {
  const measured: ListsMeasured[] = []
  for (const { name, isHere, newPlace } of backends)
    if (isHere) measured.push(await measureDatabase(name, await newPlace(), { posts, note }))
  return measured
}

async function measureDatabase(
  database: string,
  place: NewPlace,
  { posts, note }: { posts: number; note: (text: string) => void },
): Promise<ListsMeasured> {
  const rows: RowsRead = new Map()
  let isWatched = false
  const opened = await openForTest(place, 60_000, (backend) => {
    const watched = countingRows(backend, rows)
    return {
      ...backend,
      session: (use, share) => (isWatched ? watched : backend).session(use, share),
    }
  })
  try {
    note(`Filling ${database} with ${posts} posts in one site …`)
    const begun = performance.now()
    const amounts = { sites: 1, posts, classes: Math.ceil(posts / 10), others: 20 }
    await fillServices(opened.backend, amounts)
    await givePasswords(opened.backend, [1])
    // PostgreSQL does so by itself, some time after the rows have come.
    await opened.backend.session(({ script }) => script('VACUUM', 600_000))
    const fillMs = performance.now() - begun
    const lists: ListMeasured[] = []
    for (const asked of questions) {
      note(`${database}: ${asked.name} …`)
      rows.clear()
      isWatched = true
      await serve(opened, asked.call)
      isWatched = false
      lists.push({
        ...(await measure(opened, asked.call)),
        name: asked.name,
        goal: asked.goal?.[database],
        rows: Math.max(0, ...rows.values()),
      })
    }
    return { database, fillMs, lists }
  } finally {
    await opened.close()
  }
}

const serve = ({ serve: ask }: Opened, { endpoint, ctx, input }: MadeCall) =>
  ask(endpoint, ctx, endpoint.input.parse(input))

async function measure(opened: Opened, call: MadeCall) {
  const signingIn = writeCalls(1).find(({ endpoint }) => endpoint === signIn) ?? call
  const took: number[] = []
  const signedIn: number[] = []
  const begun = performance.now()
  const isOver = () => performance.now() - begun > 1000 * seconds
  const ask = async (what: MadeCall, into: number[]) => {
    while (!isOver()) {
      const start = performance.now()
      await serve(opened, what)
      into.push(performance.now() - start)
    }
  }
  await Promise.all([
    ...Array.from({ length: callers }, () => ask(call, took)),
    ask(signingIn, signedIn),
  ])
  const perSecond = (1000 * took.length) / (performance.now() - begun)
  return { p50: at(took, 0.5), p99: at(took, 0.99), perSecond, signInP99: at(signedIn, 0.99) }
}

function at(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

/** What lists of one large site take at once, beside somebody who signs in, on each database that is here. */
export async function listsFigures(posts: number, note: (text: string) => void): Promise<Figure[]> {
  const measured = await measureLists(posts, note)
  return measured.flatMap(({ database, lists }) => {
    const part = `Lists of a site with ${posts} posts, ${callers} at once, ${database}: 99th percentile`
    return lists.flatMap(({ name, p99, goal, signInP99, rows }): Figure[] => [
      { part, name, value: p99, unit: 'ms', ...(goal !== undefined && { wanted: { most: goal } }) },
      { part, name: `${name}: sign-in`, value: signInP99, unit: 'ms', wanted: { most: 500 } },
      { part, name: `${name}: rows read`, value: rows, unit: 'count', wanted: { most: mostRows } },
    ])
  })
}
