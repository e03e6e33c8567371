import type { Registry } from '#blocks/define.ts'
import type { CompileProse } from '#src/render/render-options.ts'
import type { Services } from '#src/services/service.ts'
import type { AppTokens } from './calls/app-token.ts'
import type { Client } from './main-client.ts'
import { type Reporting, reportsTo } from './main-report.ts'
import type { SiteList } from './main-sites.ts'
import { bindServerEndpoints } from './routes/server-endpoints.ts'
import { formToken } from './forms/form-token.ts'
import { openPageCaches } from './pages/open-page-caches.ts'
import { openPages, type Pages, type PagesOptions } from './pages/site-pages.ts'

interface SitePagesOptions extends Reporting {
  config: { cacheBytes: number }
  fontProvider: string
  registry: Registry
  client: Client
  /** The version of the product. */
  version: string
  services: Services
  /** The sites, for the pages on which they are managed. */
  sites: SiteList
  pictures: NonNullable<PagesOptions['pictures']>
  compileProse: CompileProse
  tokens: AppTokens
}

/** The pages of all sites, each cached until something that it shows changes. */
export function openSitePages(options: SitePagesOptions): Pages {
  const { registry, client, version, services, tokens, fontProvider } = options
  const { cache, nodes } = openPageCaches(options.config.cacheBytes)
  services.sites.onChange(({ siteId, entity }) => cache.entityChanged(siteId, entity))
  return openPages({
    registry,
    services,
    serverEndpoints: bindServerEndpoints({
      tokens,
      version,
      management: options.sites,
      operators: services.accounts.operators,
    }),
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
    ...reportsTo(options),
  })
}
