// The PostgreSQL server of tests and benchmarks. Only they import this file; Vitest runs `setup` once before
// any suite.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { chown, mkdtemp, readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

/** The variable by which the processes of one run share the address of the server; empty for none. */
const found = 'TEST_POSTGRES'

const onLocalhost = 'postgresql://postgres@localhost:5432/postgres'

export interface Places {
  /** The configured server, which must answer: `DATABASE_URL`. */
  named?: string | undefined
  /** The address that is tried first when none is configured. */
  usual?: string
  /** Folders that may hold `initdb` and `postgres`. */
  binaries?: readonly string[]
}

/** Finds the server once for this process and its children, and notes which one, or that none is used: what a benchmark prints may be JSON. */
export async function setup(): Promise<void> {
  if (process.env[found] !== undefined) return
  const server = await findServer({ named: process.env.DATABASE_URL })
  process.env[found] = server?.address ?? ''
  if (server === null) {
    process.stderr.write(
      'No PostgreSQL here: every suite runs on PGlite alone, its PostgreSQL half is left out.\n',
    )
    return
  }
  if (server.stop !== undefined) process.once('exit', server.stop)
  process.stderr.write(`PostgreSQL ${await versionOf(server.address)}, ${server.origin}.\n`)
}

/** The address of the server that `setup` found; undefined where there is none. */
export async function findAddress(): Promise<string | undefined> {
  await setup()
  return process.env[found] || undefined
}

/**
 * The configured server, else one on localhost, else one that is started from the machine's binaries, where
 * `stop` ends it and removes its files; null for none. Throws when the configured server does not answer:
 * skipping its suites would hide it.
 */
export async function findServer({
  named,
  usual = onLocalhost,
  binaries,
}: Places): Promise<{ address: string; origin: string; stop?: () => void } | null> {
  if (named !== undefined) {
    await versionOf(named).catch((cause: unknown) => {
      throw new Error('The PostgreSQL of DATABASE_URL does not answer.', { cause })
    })
    return { address: named, origin: 'of DATABASE_URL' }
  }
  const answers = await versionOf(usual).catch(() => undefined)
  if (answers !== undefined) return { address: usual, origin: 'on localhost' }
  for (const folder of binaries ?? (await usualFolders())) {
    const isWhole = ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))
    if (isWhole) return { ...(await startServer(folder)), origin: `started from ${folder}` }
  }
  return null
}

async function versionOf(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 30_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
    return rows[0]?.server_version ?? ''
  } finally {
    await client.end()
  }
}

/** The folders where packages install the binaries: Debian, Red Hat, Homebrew, and the path. */
async function usualFolders(): Promise<string[]> {
  const parents = ['/usr/lib/postgresql', '/usr', '/opt/homebrew/opt', '/usr/local/opt']
  const versions = await Promise.all(
    parents.map(async (parent) => {
      const names = await readdir(parent).catch(() => [])
      const isVersion = /^(?:\d+|pgsql-\d+|postgresql@\d+)$/
      return names.filter((name) => isVersion.test(name)).map((name) => join(parent, name, 'bin'))
    }),
  )
  const newestFirst = versions
    .flat()
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return [...newestFirst, '/usr/local/pgsql/bin', ...(process.env.PATH ?? '').split(':')]
}

/** A new cluster in a folder of its own, on a port that was free. */
async function startServer(folder: string): Promise<{ address: string; stop: () => void }> {
  const data = await mkdtemp(join(tmpdir(), 'tenun-postgres-'))
  const user = otherThanRoot()
  if (user !== undefined) await chown(data, user.uid, user.gid)
  const settings = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync']
  await promisify(execFile)(join(folder, 'initdb'), ['-D', data, ...settings], {
    cwd: '/',
    ...user,
  })

  const port = await freePort()
  const listening = ['-h', '127.0.0.1', '-p', String(port), '-k', data]
  const server = spawn(join(folder, 'postgres'), ['-D', data, ...listening], {
    cwd: '/',
    stdio: 'ignore',
    ...user,
  })
  const stop = () => {
    server.kill('SIGQUIT')
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  const address = `postgresql://postgres@127.0.0.1:${port}/postgres`
  await untilReady(server, address).catch((error: unknown) => {
    stop()
    throw error
  })
  server.unref()
  return { address, stop }
}

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}.`)
    const isReady = await versionOf(address).catch(() => undefined)
    if (isReady !== undefined) return
    await wait(100)
  }
  throw new Error('postgres did not answer.')
}

/** PostgreSQL does not run as root; undefined when this process is not root either. */
function otherThanRoot(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] =
      accounts.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? []
    if (name !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has no other user for it.')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
