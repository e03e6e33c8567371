import { registry } from '#blocks/registry.ts'
import { readConfig } from './server-config.ts'
import { readBuiltClient } from './main-client.ts'
import { siteLines, startServer } from './main.ts'

/** Starts the built server and stops it when asked to: `node dist/server/main-start.js`. */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  const client = await readBuiltClient(config.clientFolder)
  const server = await startServer({ config, registry, client })
  const { port } = new URL(server.url)
  const lines = siteLines(server.sites().all(), port)
  process.stdout.write(
    `Tenun serves ${lines.length} sites on ${server.services.name}:\n${lines.join('\n')}\n`,
  )
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    void server.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(error instanceof Error && error.name === 'DataFolderHeld' ? 73 : 1)
})
