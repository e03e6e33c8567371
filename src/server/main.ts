import { withoutWorkers } from './main-client.ts'
import { openHttp } from './main-http.ts'
import { openLog } from './main-log.ts'
import { openObservation } from './main-metrics.ts'
import { openSitePages } from './main-pages.ts'
import { openMainPictures } from './main-pictures.ts'
import { openSiteList } from './main-sites.ts'
import type { StartOptions } from './main-options.ts'
import { openAppTokens } from './main-secret.ts'
import { openServices } from './main-services.ts'
import { openThreads } from './main-threads.ts'
import { openWatchedLibrary } from './main-watch.ts'

export type RunningServer = Awaited<ReturnType<typeof startServer>>

/**
 * Begins the background work; rejects when the database does not separate the sites: the process must then end. Who
 * awaits it has its error.
 */
function begin(services: { begin(): Promise<void> }): Promise<void> {
  const begun = services.begin()
  begun.catch(() => undefined)
  return begun
}

/** Opens the database and the layouts, and answers. */
export async function startServer(options: StartOptions) {
  const { config } = options
  const client = config.hasServiceWorker ? options.client : withoutWorkers(options.client)
  const log = options.log ?? openLog(config)
  const tokens = await openAppTokens(config)
  // One after the other: compiling keeps this thread busy for longer than a connection may take.
  const services =
    options.services ??
    (await openServices(config, tokens, (message, details) => log.info(details ?? {}, message)))
  const threads = options.threads ?? openThreads()
  const { library, watch } = await openWatchedLibrary(options, threads, log)
  const sites = await openSiteList({ ...options, library, services, log })
  const { fontProvider, appVersion: version = client.version } = config
  const { compileProse } = threads
  const files = openMainPictures({ config, services, log })
  const shared = { version, services, tokens, log, ...files }
  const pages = openSitePages({ ...options, ...shared, client, sites, fontProvider, compileProse })
  const observed = await openObservation({ config, library, log, pages, services, sites })
  const http = await openHttp({ ...shared, config, client, sites, pages, record: observed.record })
  const begun = begin(services)
  const stopWatching = watch()
  return {
    url: http.url,
    begun,
    sites: sites.current,
    pages,
    library,
    services,
    http: http.server,
    /** Answers a request as the port does, without one. */
    fetch: http.fetch,
    metricsUrl: observed.metricsUrl,
    /** Stops; for `drainMs` before that, requests are still answered while `/ready` is 503. */
    async close(drainMs = 0) {
      await stopWatching()
      await library.close()
      await http.stop(drainMs)
      if (options.threads === undefined) await threads.close()
      await observed.close()
      if (options.services === undefined) await services.close()
    },
  }
}
