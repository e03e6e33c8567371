import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillFolder } from '#src/services/local/database/new-database-for-test.ts'
import { registry } from '#blocks/registry.ts'
import { prepareStyles, type Styles } from '#src/render/styles.ts'
import { readConfig } from '#src/server/server-config.ts'
import { openLog } from '#src/server/main-log.ts'
import { startServer, type RunningServer } from '#src/server/main.ts'
import { ask, type Answer } from '#tools/ask.ts'
import { copyLayouts } from './copy-layouts.ts'
import { sharedThreads } from './shared-threads.ts'

export interface ServedLayouts {
  server: RunningServer
  layouts: string
  /** Every logged line. */
  log: string[]
  get(host: string, path: string, headers?: Record<string, string>): Promise<Answer>
  close(): Promise<void>
}

interface Changes {
  /** Changes the copy of the layouts before it is served. */
  layouts?(folder: string): Promise<void>
  /** In place of no rules of CSS at all. */
  styles?: Styles
}

/**
 * A whole server on a free port, with its own copy of our layouts, or some of them, changed by a test first, and its own
 * database.
 */
export async function serveLayouts(
  only?: readonly string[],
  environment: Record<string, string> = {},
  { layouts: change, styles = prepareStyles('') }: Changes = {},
): Promise<ServedLayouts> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-'))
  const layouts = join(folder, 'layouts')
  await copyLayouts(layouts, only)
  await change?.(layouts)
  await fillFolder(join(folder, 'data', 'db'))
  const log: string[] = []
  const config = {
    ...readConfig(environment),
    port: 0,
    host: '127.0.0.1',
    dataFolder: join(folder, 'data'),
    databaseUrl: undefined,
    layoutsFolder: layouts,
    fontProvider: 'https://fonts.example',
  }
  const server = await startServer({
    registry,
    config,
    client: {
      styles,
      files: { script: '/assets/main.js', sheet: '/assets/styles.css' },
      built: new Map(),
      version: 'test',
    },
    threads: sharedThreads,
    log: openLog(config, { write: (line: string) => void log.push(line) }),
  })
  const { port } = new URL(server.url)
  await requestEach(server)
  return {
    server,
    layouts,
    log,
    get: (host, path, headers = {}) => ask(Number(port), { host, path, headers }),
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Sends each site its first request, before which it has no rows: tests also call the services directly. */
export async function requestEach(server: Pick<RunningServer, 'sites' | 'fetch'>): Promise<void> {
  for (const { id } of server.sites().list())
    await server.fetch(new Request(`http://${id}.localhost/robots.txt`))
}

/** Polls until the condition holds; throws before the test's own time is over, so that it can say what did not come. */
export async function until(condition: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 240_000
  while (Date.now() < end) {
    if (await condition()) return
    await new Promise((done) => setTimeout(done, 25))
  }
  throw new Error(`In four minutes it did not come about that ${what}.`)
}
