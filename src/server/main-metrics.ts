import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Logger } from 'pino'
import type { Library } from '#src/library/library.ts'
import type { Services } from '#src/services/service.ts'
import { normaliseHost } from '#src/sites/hosts.ts'
import { openPort } from './http/http-port.ts'
import type { SiteList } from './main-sites.ts'
import { requestRecorder } from './metrics/record-request.ts'
import type { ServerMetrics } from './metrics/server-metrics.ts'
import type { Pages } from './pages/site-pages.ts'
import type { Config } from './server-config.ts'

interface ObservedServer {
  config: Pick<Config, 'metrics' | 'isAccessLogged'>
  library: Library
  log: Logger
  pages: Pages
  services: Services
  sites: SiteList
}

/** Logs and counts requests as the configuration says, and serves the metrics where it names a port. */
export async function openObservation(server: ObservedServer) {
  const { config, library, log, pages, services, sites } = server
  const metrics =
    config.metrics &&
    (await import('./metrics/server-metrics.ts')).openMetrics(() => ({
      sites: sites.current().list().length,
      faultyLayouts: library.faulty(),
      drawnPages: pages.drawn(),
      data: services.state(),
    }))
  const opened = config.metrics && metrics && (await openMetricsPort(metrics, config.metrics))
  if (opened) log.info(`Metrics are at ${opened.url}`)
  return {
    metricsUrl: opened?.url,
    record: requestRecorder({
      log,
      metrics,
      isLogged: config.isAccessLogged,
      siteOf: (host) => sites.current().findByHost(normaliseHost(host) ?? '')?.id,
    }),
    close: async () => opened?.close(),
  }
}

/**
 * Serves `/metrics` on a port of its own, which no visitor reaches. Resolves to its address and the function that
 * closes it; rejects with an OperatorError when it cannot be opened.
 */
async function openMetricsPort(
  metrics: ServerMetrics,
  { port, host }: NonNullable<Config['metrics']>,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Ask for /metrics.\n')
      return
    }
    metrics.read().then(
      ({ type, text }) =>
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const url = new URL('/metrics', await openPort(server, { port, host }))
  url.hostname = host
  return {
    url: url.href,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
