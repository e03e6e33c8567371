import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { ask } from '../ask.ts'
import { startBuilt } from '../start-built.ts'
import { type BenchPlace, type DatabaseName, onEachDatabase } from './bench-place.ts'
import { type Figure, figureIn } from './figure.ts'
import { writeFamily, writeFleet } from './made-fleet.ts'
import { median } from './median.ts'
import { cpuMs } from './process-usage.ts'

/** What a list of sites took at a restart, as `start-once.ts` prints it; times are computing, of one site each. */
interface Listed {
  fleet: string
  sites: number
  problems: number
  cpuMs: number
  restingMb: number
  firstHitMs: number
  laterHitMs: number
  saveMs: number
  hitsMb: number
}

/** What a start of the built server with an existing database computed until it listened, and until a first page. */
interface ServerStart {
  database: DatabaseName
  listeningMs: number
  firstPageMs: number
}

interface Starting {
  servers: ServerStart[]
  lists: Listed[]
}

const rounds = 5

/** Measures starts of the built server, and lists of few and many sites in a process of their own. */
async function measureStarting(count: number): Promise<Starting> {
  const own = resolve('layouts')
  return {
    servers: await onEachDatabase(measureServer),
    lists: [
      await list('no layout', { write: (root) => mkdir(root), rows: 0 }),
      await list('10 rows over our layouts', { root: own, rows: 10 }),
      await list(`${count} rows over our layouts`, { root: own, rows: count }),
      await list('10 folders', { write: (root) => writeFleet(root, 10), rows: 0 }),
      await list(`${count} folders`, { write: (root) => writeFleet(root, count), rows: 0 }),
      await list('500 children of one', { write: (root) => writeFamily(root, 500), rows: 0 }),
    ],
  }
}

async function measureServer(
  database: DatabaseName,
  { port, environment }: BenchPlace,
): Promise<ServerStart> {
  const starts: ServerStart[] = []
  for (let i = 0; i <= rounds; i++) {
    const server = await startBuilt(environment)
    const listeningMs = await cpuMs(server.child.pid)
    await ask(port, { host: 'foundation.localhost', path: '/' })
    const firstPageMs = await cpuMs(server.child.pid)
    // The first of them makes the database, and the second start would still compile what is a moment old.
    if (i > 0) starts.push({ database, listeningMs, firstPageMs })
    await new Promise((done) => setTimeout(done, 2500))
    await server.stop()
  }
  return {
    database,
    listeningMs: median(starts.map((one) => one.listeningMs)),
    firstPageMs: median(starts.map((one) => one.firstPageMs)),
  }
}

interface Fleet {
  /** A folder of layouts that is there, or one that is written. */
  root?: string
  write?: (root: string) => unknown
  rows: number
}

/** Starts twice, since a first start compiles, and returns what the second one took. */
async function list(fleet: string, { root: own, write, rows }: Fleet): Promise<Listed> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-starting-'))
  try {
    const root = own ?? join(folder, 'layouts')
    await write?.(root)
    // A folder that was changed in the last two seconds is not stored.
    await new Promise((done) => setTimeout(done, 2500))
    await startOnce([root, join(folder, 'data')])
    const found = await startOnce([root, join(folder, 'data'), String(rows), '10000'])
    return { fleet, ...found }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads once in a new process. */
async function startOnce(words: readonly string[]): Promise<Omit<Listed, 'fleet'>> {
  const script = resolve('tools/bench/start-once.ts')
  const args = ['--expose-gc', '--import', 'tsx', script, ...words]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout) as Omit<Listed, 'fleet'>
}

const wanted = {
  PGlite: { listening: 550, firstPage: 700 },
  PostgreSQL: { listening: 300, firstPage: 700 },
} as const

/** What starts of the built server compute, and what lists of few and many sites do. */
export async function startingFigures(count: number): Promise<Figure[]> {
  const { servers, lists } = await measureStarting(count)
  const [empty] = lists
  return [
    ...servers.flatMap(({ database, listeningMs, firstPageMs }) => {
      const { listening, firstPage } = wanted[database]
      const figure = figureIn(
        `A start of the built server with an existing database, ${database}: CPU of all its threads`,
        'ms',
      )
      return [
        figure('until it listens', listeningMs, { most: listening }),
        figure('until its first page', firstPageMs, { most: firstPage }),
      ]
    }),
    ...lists.slice(1).flatMap(({ fleet, cpuMs, firstHitMs, laterHitMs, saveMs, hitsMb }) => {
      const part = `The list of sites, ${fleet}: CPU`
      const figure = figureIn(part, 'ms')
      return [
        figure('a start, over an empty folder', cpuMs - (empty?.cpuMs ?? 0), { most: 100 }),
        figure('the first hit of a site', firstHitMs, { most: 0.3 }),
        figure('a later hit', laterHitMs, { most: 0.1 }),
        figure('a saved site', saveMs, { most: 5 }),
        figureIn(part, 'MB')('more memory after the first hits', hitsMb, { most: 150 }),
      ]
    }),
  ]
}
