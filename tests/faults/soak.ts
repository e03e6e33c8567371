// Asks a server for pages at half of what it can send while layouts are edited, rows are saved, and others ask for what
// does not exist and for ever new queries: its memory must end within five per cent of where it was once it was warm, and
// nothing may be answered with 5xx. npx tsx tests/faults/soak.ts --minutes 30
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { newDatabase } from '#src/services/local/database/postgres/new-database-for-test.ts'
import { countedLoad, type Counts } from './counted-load.ts'
import { openFleet, type RunningNode } from './nodes.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const lastMs = Number(values.minutes) * 60_000
const connections = 8
const sites = ['lms.localhost', 'foundation.localhost', 'demo.localhost', 'default.localhost']
const pages = ['/', '/News', '/Class', '/Courses', '/Blog', '/About', '/Pricing']
const growth = 1.05

const { place, remove } = await newDatabase()
const fleet = await openFleet({ DATABASE_URL: place.databaseUrl ?? '' })
const client = new pg.Client({ connectionString: place.databaseUrl })
try {
  const node = await fleet.start()
  await client.connect()
  const perSecond = await measureRate(node)
  const stopping = new AbortController()
  const work = Promise.all([saveRows(stopping.signal), editPages(fleet.folder, stopping.signal)])
  const load = countedLoad({ port: node.port, targets, connections, perSecond: perSecond / 2 })
  const samples = await sampleMemory(node, lastMs)
  const counts = await load.stop()
  stopping.abort()
  const [saved, edited] = await work
  process.exitCode = report({ perSecond, samples, counts, saved, edited }) ? 0 : 1
} finally {
  await client.end()
  await fleet.close()
  await remove()
}

/** Mostly pages; one request in eight is for what does not exist, and one in eight has a query of its own. */
function targets(count: number): { host: string; path: string } {
  const host = sites[count % sites.length] ?? ''
  if (count % 8 === 3) return { host, path: `/tidak-ada-${count}` }
  if (count % 8 === 7) return { host, path: `/News?search=kata${count}&page=${(count % 3) + 1}` }
  return { host, path: pages[Math.floor(count / sites.length) % pages.length] ?? '/' }
}

/** How many requests a second it answers when nothing slows them down. */
async function measureRate({ port }: RunningNode): Promise<number> {
  const seconds = 10
  const load = countedLoad({ port, targets, connections, perSecond: Infinity })
  await sleep(seconds * 1000)
  const { total } = await load.stop()
  return total / seconds
}

/** Saves a title of a post twice a second, as another node does. */
async function saveRows(signal: AbortSignal): Promise<number> {
  let saved = 0
  while (!signal.aborted) {
    const { rowCount } = await client.query(
      `update posts set title = regexp_replace(title, ' ·\\d+$', '') || ' ·' || $1::int
       where id = (select id from posts order by id offset $1::int % 20 limit 1)`,
      [saved],
    )
    saved += rowCount ?? 0
    await sleep(500)
  }
  return saved
}

/** Edits a text of a page every five seconds: its layout is read again. */
async function editPages(folder: string, signal: AbortSignal): Promise<number> {
  const file = join(folder, 'layouts/foundation/pages/campus.json')
  const page = JSON.parse(await readFile(file, 'utf8')) as { title: unknown }
  let edited = 0
  while (!signal.aborted) {
    const title = { id: `Untuk Kampus ${++edited}`, en: `For campuses ${edited}` }
    await writeFile(file, JSON.stringify({ ...page, title }, null, 2))
    await sleep(5000)
  }
  return edited
}

/** Its resident memory in MB, every ten seconds. */
async function sampleMemory({ child }: RunningNode, forMs: number): Promise<number[]> {
  const samples: number[] = []
  for (const until = Date.now() + forMs; Date.now() < until; await sleep(10_000)) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
    samples.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
  }
  return samples
}

interface Soaked {
  perSecond: number
  samples: readonly number[]
  counts: Counts
  saved: number
  edited: number
}

/** The median of the second sixth, when it is warm, against that of the last sixth. */
function report({ perSecond, samples, counts, saved, edited }: Soaked): boolean {
  const sixth = Math.max(1, Math.floor(samples.length / 6))
  const warm = median(samples.slice(sixth, 2 * sixth))
  const end = median(samples.slice(-sixth))
  const failed = [...counts.byResult].filter(
    ([result]) => typeof result === 'string' || result >= 500,
  )
  console.log(
    `${values.minutes} minutes at half of ${Math.round(perSecond)} requests a second: ${counts.total} requests ` +
      `(${[...counts.byResult].map(([result, times]) => `${times} × ${result}`).join(', ')}), ` +
      `${saved} rows saved, ${edited} edits; memory ${warm.toFixed(0)} MB when warm, ${end.toFixed(0)} MB at the end ` +
      `(${((end / warm - 1) * 100).toFixed(1)} %)`,
  )
  const everyMinute = samples.filter((_, i) => i % 6 === 0)
  console.log(`MB, each minute: ${everyMinute.map((one) => one.toFixed(0)).join(' ')}`)
  return failed.length === 0 && end <= warm * growth && saved > 0 && edited > 0
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
