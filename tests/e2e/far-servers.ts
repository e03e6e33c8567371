import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newDatabase } from '#src/services/local/database/postgres/new-database-for-test.ts'
import { openAdmin, type Servers, startOne } from './two-servers.ts'

/** A server without data of its own, in front of one that has it. */
export interface FarServers extends Servers {
  /** The port of the server that has the data. */
  farPort: number
  /** Invites a learner to the demo site; the path at which they choose their password. */
  invite(email: string): Promise<string>
}

/** Two servers, of which one asks the other for everything. */
export async function startFar(): Promise<FarServers> {
  const { place, remove } = await newDatabase()
  const databaseUrl = place.databaseUrl ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'tenun-far-'))
  const far = await startOne({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'far') })
  const near = await startOne({
    SERVICES: 'remote',
    REMOTE_URL: `http://{site}.localhost:${far.port}`,
    DATA_DIR: join(folder, 'near'),
  })
  return {
    port: near.port,
    farPort: far.port,
    adminToken: await openAdmin(databaseUrl),
    invite: (email) => inviteLearner(email, { DATABASE_URL: databaseUrl, DATA_DIR: folder }),
    async stop() {
      await near.server.stop()
      await far.server.stop()
      await remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function inviteLearner(email: string, data: Record<string, string>): Promise<string> {
  const named = ['demo', email, '--kind', 'student', '--name', 'Nuri Arum', '--json']
  const args = ['tsx', 'tools/cli.ts', 'account', ...named]
  const { stdout } = await promisify(execFile)('npx', args, { env: { ...process.env, ...data } })
  const { pathname, search } = new URL((JSON.parse(stdout) as { link: string }).link)
  return pathname + search
}
