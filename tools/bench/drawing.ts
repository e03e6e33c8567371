import { registry } from '#blocks/registry.ts'
import { askOf } from '#src/server/ask.ts'
import { readConfig } from '#src/server/config.ts'
import { readBuiltClient } from '#src/server/main-client.ts'
import { startServer } from '#src/server/main.ts'
import { measureRendering, rememberingAsk } from './rendering.tsx'

/** Measures each `layout/path` it is given; built like the server, since that is what runs. */
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
  const ask = rememberingAsk(askOf(server.services, site))
  const options = { ...client, fontProvider: config.fontProvider }
  const result = await measureRendering(site, `/${rest.join('/')}`, ask, options)
  process.stdout.write(
    `  ${page.padEnd(20)} ${result.ratio.toFixed(2)}×   ${result.pageMs.toFixed(2)} ms over ${result.bareMs.toFixed(2)} ms; ` +
      `with nothing kept from other pages ${result.firstRatio.toFixed(2)}×\n`,
  )
}
await server.close()
