import type { Site } from '#src/sites/sites.ts'
import { registry } from '#blocks/registry.ts'
import { readConfig } from './server-config.ts'
import { readBuiltClient } from './main-client.ts'
import { startServer } from './main.ts'
import { stopOnSignals } from './main-stop.ts'

/** Starts the built server, and stops it on SIGTERM and SIGINT, at once on the second signal: `node dist/server/main-start.js`. */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  const client = await readBuiltClient(config.clientFolder)
  const server = await startServer({ config, registry, client })
  const { port } = new URL(server.url)
  const lines = siteLines(server.sites().all(), port)
  process.stdout.write(
    `Tenun serves ${lines.length} sites on ${server.services.name}:\n${lines.join('\n')}\n`,
  )
  stopOnSignals(server, config.drainMs)
}

/** One line a site, for the terminal. */
const siteLines = (sites: readonly Site[], port: string): string[] =>
  sites.map(
    ({ id, layout }) =>
      `  http://${id}.localhost:${port}${id === layout.name ? '' : ` (${layout.name})`}`,
  )

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(error instanceof Error && error.name === 'DataFolderHeld' ? 73 : 1)
})
