import { registry } from '#blocks/registry.ts'
import { askOf } from '#src/server/pages/ask-for-page.ts'
import { readConfig } from '#src/server/server-config.ts'
import { readBuiltClient } from '#src/server/main-client.ts'
import { startServer } from '#src/server/main.ts'
import { measureRendering, rememberingAsk } from './rendering.tsx'

/** Measures each `layout/path` argument and sends the results to the parent process; bundled as the server is. */
const config = readConfig(process.env)
const client = await readBuiltClient(config.clientFolder)
const server = await startServer({ config, registry, client })
for (const page of process.argv.slice(2)) {
  const [layout = '', ...rest] = page.split('/')
  const site = server
    .sites()
    .all()
    .find(({ id }) => id === layout)
  if (site === undefined) continue
  const ask = rememberingAsk(askOf(server, site, { caller: null }))
  const app = { lmsId: site.id, publicKey: '', version: client.version }
  const options = { ...client, fontProvider: config.fontProvider, app }
  const result = await measureRendering(site, `/${rest.join('/')}`, { ask, document: options })
  process.send?.({ ...result, path: page })
}
await server.close()
