import type { Logger } from 'pino'
import type { Services } from '#src/services/service.ts'
import { openAnalytics } from './main-analytics.ts'
import { createApp, type AppOptions } from './app.ts'
import { bindServerEndpoints } from './routes/server-endpoints.ts'
import { formFinder } from './forms/find-declared-form.ts'
import { drainHttp, openPort, stopHttp } from './http/http-port.ts'
import { createHttpServer } from './listen.ts'
import { startUrlSubmission } from './main-url-submission.ts'
import type { Client } from './main-client.ts'
import type { SiteList } from './main-sites.ts'
import type { Config } from './server-config.ts'

interface HttpOptions extends Pick<AppOptions, 'pages' | 'pictures' | 'readFile'> {
  config: Config
  client: Client
  /** The version of the product. */
  version: string
  services: Services
  tokens: Parameters<typeof bindServerEndpoints>[0]['tokens']
  sites: SiteList
  log: Logger
  /** Receives every request that was answered. */
  record: Parameters<typeof createHttpServer>[0]['record']
}

/**
 * Opens the port and answers. `stop` first says at `/ready` for a while that it stops, so that a balancer sends its
 * requests elsewhere; then it takes no new request, and lets those that are being answered finish.
 */
export async function openHttp(options: HttpOptions) {
  const { config, client, services, sites, pages, pictures, record } = options
  services.sites.setForms(formFinder(sites.current, pages))
  const stopping = new AbortController()
  const submission = startUrlSubmission(options)
  const app = createApp({
    sites: sites.current,
    firstRows: sites.firstRows,
    pages,
    files: client.built,
    analytics: await openAnalytics(config, options.log),
    worker:
      client.worker === undefined ? undefined : { script: client.worker, files: client.files },
    runner: client.runner,
    wellKnown: {
      securityContact: config.securityContact,
      indexNowKey: submission?.key,
      now: Date.now,
    },
    pictures,
    readFile: options.readFile,
    calls: callOptions(options, stopping.signal),
  })
  let isStopping = false
  const server = createHttpServer({
    fetch: app.fetch,
    sites: sites.current,
    pages,
    health: () => ({ isStopping, data: services.state() }),
    proxies: config.proxies,
    record,
  })
  const url = await openPort(server, config)
  return {
    server,
    url,
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
    async stop(drainMs = 0) {
      isStopping = true
      await drainHttp(server, drainMs)
      stopping.abort()
      submission?.stop()
      await stopHttp(server)
    },
  }
}

const callOptions = (
  { services, tokens, version, sites, config, log }: HttpOptions,
  stopping: AbortSignal,
): AppOptions['calls'] => ({
  services,
  tokens,
  serverEndpoints: bindServerEndpoints({
    tokens,
    version,
    management: sites,
    operators: services.accounts.operators,
  }),
  version,
  proxies: config.proxies,
  stopping,
  failed: (path, error) => log.error({ endpoint: path, err: error }, 'A call failed'),
})
