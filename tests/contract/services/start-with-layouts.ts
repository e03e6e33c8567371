import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { copyLayouts } from '#tests/copy-layouts.ts'
import { requestEach } from '#tests/serve.ts'
import { sharedThreads } from '#tests/shared-threads.ts'
import { fillFolder } from '#src/services/local/database/new-database-for-test.ts'
import { registry } from '#blocks/registry.ts'
import { prepareStyles } from '#src/render/styles.ts'
import { readConfig } from '#src/server/server-config.ts'
import { startServer } from '#src/server/main.ts'

export const secret = 'a-secret-that-only-the-conformance-suite-knows'

type Services = Parameters<typeof startServer>[0]['services']

/** Environment variables over those of a test. */
export type Environment = Record<string, string>

/**
 * Starts a server in a folder of its own with a copy of some layouts of this repository, changed by a test first; with
 * services of its own, or those of a test.
 */
export async function startWithLayouts(
  environment: Environment,
  change: (layouts: string) => Promise<void> = () => Promise.resolve(),
  services?: Services,
) {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-services-'))
  const root = join(folder, 'layouts')
  await copyLayouts(root)
  await change(root)
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    LAYOUTS_DIR: root,
    TENUN_SECRET: secret,
    TRUST_PROXY: 'loopback',
    PAYOUT_COOL_DOWN_HOURS: '0',
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const embedded = join(config.dataFolder, 'db')
  if (config.databaseUrl === undefined) await access(embedded).catch(() => fillFolder(embedded))
  const server = await startServer({
    registry,
    config,
    client: {
      styles: prepareStyles(''),
      files: { script: '/assets/main.js', sheet: '/assets/styles.css' },
      built: new Map(),
      version: 'conformance',
    },
    threads: sharedThreads,
    log: pino({ level: process.env.SHOW_LOG ?? 'silent' }),
    ...(services === undefined ? {} : { services }),
  })
  await requestEach(server)
  return {
    server,
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Adds routes to a layout of ours that has them in a file of their own, in a copy of the layouts. */
export async function addRoutes(
  layouts: string,
  layout: string,
  routes: readonly object[],
): Promise<void> {
  const file = join(layouts, layout, 'routes.json')
  const written = JSON.parse(await readFile(file, 'utf8')) as { routes: object[] }
  written.routes.push(...routes)
  await writeFile(file, JSON.stringify(written))
}
