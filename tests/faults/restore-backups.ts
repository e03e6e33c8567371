// Makes a backup of a server that is read and written to all the while, restores it into both databases and starts a
// server on each: rows, sign-in and files must be there. Then the same of a move. npx tsx tests/faults/restore-backups.ts
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { allRows } from '#src/services/local/backup/filled-for-test.ts'
import { openAsIs } from '#src/services/local/backup/open-source.ts'
import {
  emptyDatabase,
  hasPostgres,
} from '#src/services/local/database/postgres/new-database-for-test.ts'
import { addSignerWithFile, type SignerWithFile } from './add-signer.ts'
import { freeHour } from './free-hour.ts'
import { askOnce, startLoad, tally } from './load.ts'
import { openFleet } from './nodes.ts'

type Environment = Record<string, string>

const host = 'lms.localhost'
const kinds = hasPostgres ? ['PGlite', 'PostgreSQL'] : ['PGlite']
const fleet = await openFleet({})
const failures: string[] = []
const removals: (() => Promise<void>)[] = []

/** The variables that name a new, empty database of a kind, and a data folder. */
async function newPlace(kind: string, name: string): Promise<Environment> {
  const folder = { DATA_DIR: join(fleet.folder, name), DATABASE_URL: '' }
  if (kind === 'PGlite') return folder
  const { place, remove } = await emptyDatabase()
  removals.push(remove)
  return { ...folder, DATABASE_URL: place.databaseUrl ?? '' }
}

function tenun(environment: Environment, ...words: string[]): void {
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'tools/cli.ts', ...words], {
    env: { ...process.env, LAYOUTS_DIR: join(fleet.folder, 'layouts'), ...environment },
    encoding: 'utf8',
  })
  console.log(`${words[0]}: ${stdout.trim()}`)
  if (status !== 0) failures.push(`${words.join(' ')}: ${stdout}${stderr}`)
}

async function rowsOf({ DATABASE_URL: databaseUrl, DATA_DIR = '' }: Environment) {
  const backend = await openAsIs({ databaseUrl, folder: join(DATA_DIR, 'db') })
  const rows = await allRows(backend)
  await backend.close()
  return rows
}

const appointment = async (port: number) => ({
  topic: 'Kunjungan',
  name: 'Rahma Fitriani',
  email: 'rahma@kampus.example',
  phone: '+62 812-3456-7890',
  startsAt: await freeHour({ port, host }),
})

/** Serves a database, and makes a backup of it while it is read and written to. */
async function backUpUnderLoad(environment: Environment, folder: string): Promise<void> {
  const { port, end } = await fleet.start(environment)
  const load = startLoad({ port, host, paths: ['/', '/News', '/Courses'], connections: 5 })
  let isWriting = true
  const writes = (async () => {
    for (; isWriting; await sleep(20))
      await askOnce({
        port,
        host,
        path: '/api/v1/post/appointment/create',
        body: await appointment(port),
      })
  })()
  await sleep(1000)
  tenun(environment, 'backup', folder)
  isWriting = false
  await writes
  const outcomes = await load.stop()
  console.log(`meanwhile: ${tally(outcomes)}`)
  if (outcomes.some(({ result }) => result !== 200)) failures.push('A page failed meanwhile.')
  await end('SIGINT')
}

/** Whether a server on a database lets the person in, has the file and shows its pages. */
async function look(what: string, environment: Environment, signer: SignerWithFile): Promise<void> {
  const { port, end } = await fleet.start(environment)
  const signedIn = await askOnce({
    port,
    host,
    path: '/api/auth/account/sign-in',
    body: signer.signIn,
  })
  const results = [
    signedIn,
    await askOnce({ port, host, path: signer.filePath }),
    await askOnce({ port, host, path: '/News' }),
  ]
  console.log(`${what}: sign-in ${results[0]}, file ${results[1]}, page ${results[2]}`)
  if (results.some((result) => result !== 200)) failures.push(what)
  await end('SIGINT')
}

const difference = (one: Record<string, string[]>, other: Record<string, string[]>) =>
  Object.keys({ ...one, ...other }).filter(
    (table) => JSON.stringify(one[table]) !== JSON.stringify(other[table]),
  )

try {
  for (const from of kinds) {
    const source = await newPlace(from, `source-${from}`)
    const first = await fleet.start(source)
    await first.end('SIGINT')
    const signer = await addSignerWithFile(source)
    const folder = join(fleet.folder, `backup-${from}`)
    await backUpUnderLoad(source, folder)
    const restored = []
    for (const to of kinds) {
      const target = await newPlace(to, `restored-${from}-${to}`)
      tenun(target, 'restore', folder)
      restored.push(await rowsOf(target))
      await look(`restored from ${from} into ${to}`, target, signer)
    }
    const [one = {}, other = one] = restored
    const differing = difference(one, other)
    if (differing.length > 0) failures.push(`${from}: ${differing.join(', ')} differ`)
  }
  if (hasPostgres) {
    const source = { DATA_DIR: join(fleet.folder, 'source-PGlite'), DATABASE_URL: '' }
    const signer = await addSignerWithFile(source)
    const before = await rowsOf(source)
    const target: Environment = await newPlace('PostgreSQL', 'moved')
    target['DATA_DIR'] = source.DATA_DIR
    tenun(source, 'move', '--to', target['DATABASE_URL'] ?? '')
    const differing = difference(before, await rowsOf(target))
    if (differing.length > 0) failures.push(`move: ${differing.join(', ')} differ`)
    await look('moved to PostgreSQL', target, signer)
  }
} finally {
  await fleet.close()
  for (const remove of removals) await remove()
}
for (const failure of failures) console.log(failure)
console.log(failures.length === 0 ? 'nothing was lost' : `${failures.length} failures`)
process.exitCode = failures.length === 0 ? 0 : 1
