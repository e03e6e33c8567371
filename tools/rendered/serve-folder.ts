import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { registry } from '#blocks/registry.ts'
import type { Problem } from '#schemas/problems.ts'
import { readBuiltClient } from '#src/server/main-client.ts'
import { readConfig } from '#src/server/server-config.ts'
import { startServer } from '#src/server/main.ts'
import { ask } from '../ask.ts'

export const clientFolder = resolve('dist/client')

/** A server of a folder of layouts with a temporary database, which is deleted on close. */
export interface ServedFolder {
  get(layout: string, path: string): Promise<{ status: number; body: string }>
  close(): Promise<void>
}

/** Serves layouts with their starter content; errors during rendering are passed to the callback. */
export async function serveFolder(
  root: string,
  onProblem: (problem: Problem) => void = () => undefined,
): Promise<ServedFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-rendered-'))
  const server = await startServer({
    registry,
    client: await readBuiltClient(clientFolder),
    config: {
      ...readConfig({}),
      port: 0,
      host: '127.0.0.1',
      dataFolder: folder,
      databaseUrl: undefined,
      layoutsFolder: resolve(root),
      clientFolder,
      logLevel: 'silent',
      // Constant, so that rendering the same files twice gives the same HTML.
      secrets: ['only for looking at pages, on this machine alone'],
    },
    log: pino({ level: 'silent' }),
    onProblem,
  })
  const port = Number(new URL(server.url).port)
  return {
    get: (layout, path) => ask(port, { host: `${layout}.localhost`, path }),
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
