import { pino, type Logger } from 'pino'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Server } from 'node:http'
import type { Registry } from '#blocks/define.ts'
import { printProblem, type Problem } from '#schemas/problems.ts'
import { catalogue } from '#src/manifest/problems/catalogue.ts'
import { toProblem } from '#src/manifest/problems/reporter.ts'
import { openLibrary, type Library } from '#src/library/library.ts'
import { openSnapshots } from '#src/library/snapshots.ts'
import { watchLayouts } from '#src/library/watch.ts'
import type { DocumentOptions } from '#src/render/document.ts'
import type { Services } from '#src/services/service.ts'
import { buildSites, type Site, type Sites } from '#src/sites/sites.ts'
import { createApp } from './app.ts'
import { AppTokens } from './calls/app-token.ts'
import { ownCalls } from './calls/server-endpoints.ts'
import type { Config } from './server-config.ts'
import { createHttpServer } from './listen.ts'
import { requireSecrets } from './main-secret.ts'
import { openServices } from './main-services.ts'
import { PageCache } from './pages/page-cache.ts'
import { openPages, type Pages } from './pages/site-pages.ts'
import { brandingOf } from './site-branding.ts'
import { stopHttp } from './http/stop-http.ts'
import type { BuiltFile } from './routes/built-file-routes.ts'

/** What the built (or the developing) client gives the server. */
export interface Client extends Omit<DocumentOptions, 'fontProvider' | 'app'> {
  built: ReadonlyMap<string, BuiltFile>
  /** Changes with every build: browsers that have stored another one begin anew. */
  version: string
}

export interface RunningServer {
  url: string
  sites(): Sites
  pages: Pages
  library: Library
  services: Services
  http: Server
  close(): Promise<void>
}

interface StartOptions {
  config: Config
  registry: Registry
  client: Client
  log?: Logger
  /** Services that are open already, and stay open when the server closes. */
  services?: Services
  /** Hears what was wrong while a page was drawn, besides the log. */
  onProblem?(problem: Problem): void
}

/** Opens the database and the layouts, seeds new sites, and answers. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, registry, client } = options
  const log = options.log ?? pino({ level: config.logLevel, base: null })
  const tokens = new AppTokens(await requireSecrets(config))
  const [services, library] = await Promise.all([
    options.services ??
      openServices(config, tokens, (message, details) => log.info(details ?? {}, message)),
    readLibrary(config, registry, log),
  ])
  const sites = await keepSites(config, library, services, log)
  services.sites.setBranding((siteId) => brandingOf(sites.current(), siteId))
  const pages = openSitePages({ ...options, log, tokens }, services)
  const stopping = new AbortController()
  const app = createApp({
    sites: sites.current,
    pages,
    files: client.built,
    readFile: (file) => readFile(file).catch(() => undefined),
    calls: {
      services,
      tokens,
      own: ownCalls({ tokens, version: client.version, store: sites.store }),
      version: client.version,
      proxies: config.proxies,
      stopping: stopping.signal,
      failed: (path, error) => log.error({ endpoint: path, err: error }, 'A call failed'),
    },
  })
  const http = createHttpServer({ fetch: app.fetch, sites: sites.current, pages })
  const url = await listen(http, config)
  const stopWatching = watchLayouts(config.layoutsFolder, (names) => {
    library
      .reload(names)
      .catch((error: unknown) => log.error({ err: error }, 'Layouts could not be read again'))
  })
  return {
    url,
    sites: sites.current,
    pages,
    library,
    services,
    http,
    async close() {
      await stopWatching()
      stopping.abort()
      await stopHttp(http)
      if (options.services === undefined) await services.close()
    },
  }
}

/** The pages of all sites, kept until something they show changes. */
function openSitePages(
  {
    config,
    registry,
    client,
    log,
    tokens,
    onProblem,
  }: StartOptions & { log: Logger; tokens: AppTokens },
  services: Services,
) {
  const cache = new PageCache({
    siteBytes: 32e6,
    freshMs: 300_000,
    partialMs: 5000,
    now: Date.now,
  })
  services.sites.onChange(({ siteId, entity }) => cache.entityChanged(siteId, entity))
  return openPages({
    registry,
    services,
    cache,
    styles: client.styles,
    files: client.files,
    fontProvider: config.fontProvider,
    publicKey: (siteId) => tokens.publicKey(siteId),
    deadlineMs: 1500,
    report(site, rule, message, place) {
      const problem = toProblem(catalogue[rule], { message, layout: site.layout.name, ...place })
      onProblem?.(problem)
      log.warn({ site: site.id, rule }, printProblem({ ...problem, severity: 'warning' }))
    },
    failed: (site, path, error) =>
      log.error({ site: site.id, path, err: error }, 'A page could not be drawn'),
  })
}

async function readLibrary(config: Config, registry: Registry, log: Logger): Promise<Library> {
  const library = openLibrary({
    root: config.layoutsFolder,
    blocks: registry,
    snapshots: openSnapshots(join(config.dataFolder, 'layouts')),
    report(name, problems, taken) {
      const effect = taken
        ? ''
        : ' The last good version is served, or, where there is none, what can be drawn.'
      for (const problem of problems) {
        const level = problem.severity === 'error' ? 'error' : 'warn'
        log[level]({ layout: name, rule: problem.rule }, printProblem(problem) + effect)
      }
    },
  })
  await library.reload()
  return library
}

/** Keeps the list of sites up to date with layouts and settings; gives each new site its first rows. */
async function keepSites(config: Config, library: Library, services: Services, log: Logger) {
  let sites: Sites
  const seeded = new Set<string>()
  const build = async () => {
    const rows = await services.sites.read()
    for (const { name, manifest, starter } of library.all()) {
      if (seeded.has(name) || manifest.site === undefined || manifest.abstract) continue
      await services.sites.seed(name, starter)
      seeded.add(name)
    }
    sites = buildSites({
      layouts: library.all(),
      rows,
      hasLocalHosts: config.hasLocalHosts,
      localOrigin: (id) => `http://${id}.localhost:${config.port}`,
      reportConflict: (host, first, second) =>
        log.error(
          { host },
          `${host} is claimed by ${second}, but ${first} has it: it stays with ${first}.`,
        ),
    })
  }
  await build()
  let building = Promise.resolve()
  const rebuild = () => {
    building = building
      .then(build)
      .catch((error: unknown) => log.error({ err: error }, 'The list of sites could not be made'))
  }
  library.onChange(rebuild)
  services.sites.onChange(({ entity }) => entity === 'site' && rebuild())
  return {
    current: () => sites,
    /** The services, but that a saved site is in the list when its promise resolves. */
    store: {
      readSites: () => services.sites.read(),
      async saveSite(...saved: Parameters<Services['sites']['save']>) {
        await services.sites.save(...saved)
        await building
      },
    },
  }
}

function listen(http: Server, config: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    http.once('error', reject)
    http.listen(config.port, config.host, () => {
      const { port } = http.address() as AddressInfo
      resolve(`http://localhost:${port}`)
    })
  })
}

/** One line a site, for the terminal. */
export const siteLines = (sites: readonly Site[], port: string): string[] =>
  sites.map(
    ({ id, layout }) =>
      `  http://${id}.localhost:${port}${id === layout.name ? '' : ` (${layout.name})`}`,
  )
