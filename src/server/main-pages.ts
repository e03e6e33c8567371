import type { Logger } from 'pino'
import type { Registry } from '#blocks/define.ts'
import { printProblem, type Problem } from '#schemas/problems.ts'
import { catalogue } from '#src/manifest/problems/catalogue.ts'
import { toProblem } from '#src/manifest/problems/reporter.ts'
import type { CompileProse } from '#src/render/render-options.ts'
import type { Services } from '#src/services/service.ts'
import type { AppTokens } from './calls/app-token.ts'
import type { Client } from './main-client.ts'
import { formToken } from './forms/form-token.ts'
import { openPageCaches } from './pages/open-page-caches.ts'
import { openPages, type Pages, type PagesOptions } from './pages/site-pages.ts'

interface SitePagesOptions {
  config: { cacheBytes: number }
  fontProvider: string
  registry: Registry
  client: Client
  /** The version of the product. */
  version: string
  services: Services
  pictures: NonNullable<PagesOptions['pictures']>
  compileProse: CompileProse
  tokens: AppTokens
  log: Logger
  /** Takes what was wrong while a page was rendered, besides the log. */
  onProblem?: ((problem: Problem) => void) | undefined
}

/** The pages of all sites, each cached until something that it shows changes. */
export function openSitePages(options: SitePagesOptions): Pages {
  const { registry, client, version, services, tokens, log, fontProvider } = options
  const { cache, nodes } = openPageCaches(options.config.cacheBytes)
  services.sites.onChange(({ siteId, entity }) => cache.entityChanged(siteId, entity))
  return openPages({
    registry,
    services,
    pictures: options.pictures,
    compileProse: options.compileProse,
    cache,
    nodes,
    styles: client.styles,
    files: client.files,
    fontProvider,
    publicKey: (siteId) => tokens.publicKey(siteId),
    version,
    formToken: (siteId, node) => formToken(tokens.secret, { siteId, node }),
    deadlineMs: 1500,
    report(site, ...[rule, message, location]) {
      const problem = toProblem(catalogue[rule], {
        message,
        layout: site.layout.name,
        ...location,
      })
      options.onProblem?.(problem)
      log.warn({ site: site.id, rule }, printProblem({ ...problem, severity: 'warning' }))
    },
    failed: (site, path, error) =>
      log.error({ site: site.id, path, err: error }, 'A page could not be drawn'),
  })
}
