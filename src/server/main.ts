import { pino, type Logger } from 'pino'
import type { Registry } from '#blocks/define.ts'
import { watchLayouts } from '#src/library/watch.ts'
import type { Services } from '#src/services/service.ts'
import type { Problem } from '#schemas/problems.ts'
import type { Client } from './main-client.ts'
import { openHttp } from './main-http.ts'
import { readLibrary } from './main-library.ts'
import { openSitePages } from './main-pages.ts'
import { openSiteList } from './main-sites.ts'
import type { Config } from './server-config.ts'
import { openAppTokens } from './main-secret.ts'
import { openServices } from './main-services.ts'

export type RunningServer = Awaited<ReturnType<typeof startServer>>

interface StartOptions {
  config: Config
  registry: Registry
  client: Client
  log?: Logger
  /** Services that are open already, and stay open when the server closes. */
  services?: Services
  /** Takes what was wrong while a page was rendered, besides the log. */
  onProblem?(problem: Problem): void
}

/** Opens the database and the layouts, seeds new sites, and answers. */
export async function startServer(options: StartOptions) {
  const { config, registry, client } = options
  const log = options.log ?? pino({ level: config.logLevel, base: null })
  const tokens = await openAppTokens(config)
  const [services, library] = await Promise.all([
    options.services ??
      openServices(config, tokens, (message, details) => log.info(details ?? {}, message)),
    readLibrary(config, registry, log),
  ])
  const sites = await openSiteList({ config, library, services, log })
  const { fontProvider } = config
  const pages = openSitePages({ ...options, fontProvider, services, tokens, log })
  const http = await openHttp({ config, client, services, tokens, sites, pages, log })
  const stopWatching = watchLayouts(config.layoutsFolder, (names) => {
    library
      .reload(names)
      .catch((error: unknown) => log.error({ err: error }, 'Layouts could not be read again'))
  })
  return {
    url: http.url,
    sites: sites.current,
    pages,
    library,
    services,
    http: http.server,
    async close() {
      await stopWatching()
      await http.stop()
      if (options.services === undefined) await services.close()
    },
  }
}
