import { registry } from '#blocks/registry.ts'
import { askOf } from '#src/server/pages/ask-for-page.ts'
import { readBuiltClient } from '#src/server/main-client.ts'
import { openLog } from '#src/server/main-log.ts'
import { openAppTokens } from '#src/server/main-secret.ts'
import { openServices } from '#src/server/main-services.ts'
import { startServer } from '#src/server/main.ts'
import { readConfig } from '#src/server/server-config.ts'
import { openBarePage } from './bare-page.ts'
import type { Case, Listening } from './cases.ts'
import { changeOnePost } from './change-one-post.ts'
import { watchedServices } from './watched-services.ts'

/**
 * Serves a site, and drops parts of one of its pages when it is told to: started with the site, the path, and
 * what is cached: "all", "answers" or "nothing". Bundled as the server is.
 */
const [layout = '', path = '', keeps = ''] = process.argv.slice(2)
const config = readConfig(process.env)
const tokens = await openAppTokens(config)
const log = openLog(config)
const [few, many] = [{ ...config, cacheBytes: 64 }, config]
const opened = await openServices(keeps === 'nothing' ? few : many, tokens, (message) =>
  log.info(message),
)
const services = watchedServices(opened)
const client = await readBuiltClient(config.clientFolder)
const server = await startServer({
  config: keeps === 'all' ? many : few,
  registry,
  client,
  services: services.watched,
})
const sites = server.sites()

const findSite = () => {
  const site = sites.findById(layout)
  if (site === undefined) throw new Error(`There is no site ${layout}.`)
  return site
}
const isStored = () => server.pages.find(findSite(), path) !== undefined

/** Reports news to the cache of pages alone: answers and blocks are as they were. */
function dropPage(): void {
  const shown = server.pages.find(findSite(), path)?.entities ?? []
  for (const entity of shown) if (entity !== 'site') services.tellPages({ siteId: layout, entity })
}

async function changeAnswers(): Promise<void> {
  await changeOnePost(opened.calls, layout)
  // A change is news a moment after it is acknowledged.
  for (let i = 0; isStored() && i < 1000; i++) await new Promise((done) => setTimeout(done, 1))
}

const prepare: Record<Case, () => void | Promise<void>> = {
  bare: () => undefined,
  cached: dropPage,
  changed: changeAnswers,
  unrendered: () => undefined,
  statement: () => services.repeatReads('post'),
}

const ask = askOf({ services: opened }, findSite(), { caller: null })
const bare = await openBarePage(findSite(), path, ask)
process.on('message', (asked: Case | 'stop') => {
  if (asked === 'stop') return void stop()
  void Promise.resolve(prepare[asked]()).then(() => process.send?.('prepared'))
})
const listening: Listening = { port: Number(new URL(server.url).port), barePort: bare.port }
process.send?.(listening)

async function stop(): Promise<void> {
  await bare.close()
  await server.close()
  await opened.close()
  process.disconnect()
}
