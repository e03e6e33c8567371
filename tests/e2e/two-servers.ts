import { createServer, request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { createChangeFeed } from '#src/services/local/database/change-feed.ts'
import { openDatabase } from '#src/services/local/database/open-database.ts'
import { newDatabase } from '#src/services/local/database/postgres/new-database-for-test.ts'
import { freePort } from '#tools/free-port.ts'
import { type BuiltServer, startBuilt } from '#tools/start-built.ts'
import { openStaffSession } from './staff.ts'

/** Servers at one port, and how to stop them. */
export interface Servers {
  port: number
  /** The access token of an administrator of the demo site. */
  adminToken: string
  stop(): Promise<void>
}

const layouts = join(process.env['E2E_DATA'] ?? '', '..', 'layouts')
const environment = {
  LAYOUTS_DIR: layouts,
  LOG_LEVEL: 'warn',
  TRUST_PROXY: 'loopback',
  TENUN_SECRET: 'a-secret-that-only-the-journeys-of-two-servers-know',
}

interface Started {
  port: number
  server: BuiltServer
}

/** Starts one of several servers. */
export async function startOne(more: Record<string, string>): Promise<Started> {
  const port = await freePort()
  return { port, server: await startBuilt({ ...environment, PORT: String(port), ...more }) }
}

/** Two servers on one PostgreSQL, behind one address that asks them in turn. */
export async function startTwoNodes(): Promise<Servers> {
  const { place, remove } = await newDatabase()
  const databaseUrl = place.databaseUrl ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'tenun-nodes-'))
  const nodes: Started[] = []
  for (const name of ['first', 'second'])
    nodes.push(await startOne({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, name) }))
  const inTurn = alternate(nodes.map(({ port }) => port))
  await new Promise<void>((listening) => inTurn.listen(0, '127.0.0.1', listening))
  return {
    port: (inTurn.address() as AddressInfo).port,
    adminToken: await openAdmin(databaseUrl),
    async stop() {
      inTurn.closeAllConnections()
      await new Promise((closed) => inTurn.close(closed))
      await Promise.all(nodes.map(({ server }) => server.stop()))
      await remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function alternate(ports: readonly number[]) {
  let asked = 0
  return createServer((incoming, outgoing) => {
    const port = ports[asked++ % ports.length]
    const { method, url: path, headers } = incoming
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
}

/** The access token of a new administrator of the demo site. */
export async function openAdmin(databaseUrl: string): Promise<string> {
  const log = () => undefined
  const { database, backend } = await openDatabase(
    { databaseUrl, folder: '', log },
    createChangeFeed(log),
  )
  try {
    return await database.transaction({ role: 'server', siteId: 'demo' }, (tx) =>
      openStaffSession(tx, { email: 'ratna@demo.example', name: 'Ratna Melati', kind: 'admin' }),
    )
  } finally {
    await backend.close()
  }
}
