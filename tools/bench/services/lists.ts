import { signIn } from '#schemas/services/account.ts'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import { countingRows, type RowsRead } from '#tests/contract/services/counting-rows.ts'
import type { MadeCall } from './calls.ts'
import { fillServices } from './fill.ts'
import { questions } from './list-questions.ts'
import { givePasswords, writeCalls } from './writes.ts'

/** How many ask at once, and for how long. */
const callers = 64
const seconds = 3
/** No list of visitors reads more rows of a table than this: a search of classes up to 10,000 matches, then a page of them. */
const mostRows = 20_000

export interface ListMeasured {
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

export interface ListsMeasured {
  database: string
  fillMs: number
  lists: ListMeasured[]
}

/** Fills one site of each available database, and asks for its lists from 64 callers at once. */
export async function measureLists(
  posts: number,
  note: (text: string) => void,
): Promise<ListsMeasured[]> {
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

/** Whether no list reads more rows than one may. */
export const areBounded = (measured: readonly ListsMeasured[]): boolean =>
  measured.every(({ lists }) => lists.every(({ rows }) => rows <= mostRows))

/** Formats the results of one database as a table. */
export const listsLines = ({ database, fillMs, lists }: ListsMeasured): string[] => [
  `${database}: filled in ${(fillMs / 1000).toFixed(0)} s; ${callers} at once for ${seconds} s each, somebody signing in beside them`,
  `${'list'.padEnd(26)}${['p50', 'p99', 'goal', 'a second', 'sign-in p99', 'rows read'].map((head) => head.padStart(12)).join('')}`,
  ...lists.map(
    ({ name, p50, p99, goal, perSecond, signInP99, rows }) =>
      name.padEnd(26) +
      [
        p50.toFixed(0),
        p99.toFixed(0),
        goal === undefined ? '' : String(goal),
        perSecond.toFixed(0),
        signInP99.toFixed(0),
        String(rows),
      ]
        .map((cell) => cell.padStart(12))
        .join(''),
  ),
]
