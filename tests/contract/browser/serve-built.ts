import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tools/free-port.ts'
import { startBuilt } from '#tools/start-built.ts'

export interface ServedBuild {
  port: number
  close(): Promise<void>
}

/** Starts the built server on a free port, with our layouts and a database of its own. */
export async function serveBuilt(): Promise<ServedBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-built-'))
  const port = await freePort()
  const server = await startBuilt({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' })
  return {
    port,
    async close() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
