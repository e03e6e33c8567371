import type { SiteEntry } from '#src/sites/sites.ts'
import { registry } from '#blocks/registry.ts'
import { DataFolderHeld } from '#src/services/local/database/pglite/data-folder-held.ts'
import { OperatorError } from '#src/services/operator-error.ts'
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
  const sites = server.sites().list()
  const lines = siteLines(sites, config.hasLocalHosts ? port : undefined)
  process.stdout.write(
    `Tenun serves ${sites.length} sites at port ${port} on ${server.services.name}:\n${lines.join('\n')}\n`,
  )
  stopOnSignals(server, config.drainMs)
  // The end of a terminal ends the server; elsewhere the signal says that layouts were changed.
  if (!process.stdout.isTTY)
    process.on('SIGHUP', () => void server.library.reload().catch(console.error))
  await server.begun
}

const maxLines = 40

/** One line for each of the first sites, for the terminal; `port` is that of local hosts. */
function siteLines(sites: readonly SiteEntry[], port: string | undefined): string[] {
  const lines = sites.slice(0, maxLines).map((site) => {
    const { id, layout, hosts } = site
    const name = id === layout ? '' : ` (${layout})`
    if (port !== undefined) return `  http://${id}.localhost:${port}${name}`
    return `  ${id}${name}: ${hosts.join(', ') || 'no host'}`
  })
  const more = sites.length - lines.length
  return more > 0 ? [...lines, `  and ${more} more`] : lines
}

start().catch((error: unknown) => {
  if (!(error instanceof OperatorError)) console.error(error)
  else process.stderr.write(`${error.message}\n`)
  process.exit(error instanceof DataFolderHeld ? 73 : 1)
})
