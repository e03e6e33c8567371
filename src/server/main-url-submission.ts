import type { Logger } from 'pino'
import { openOutbound } from '#src/services/outbound.ts'
import type { Services } from '#src/services/service.ts'
import type { AppTokens } from './calls/app-token.ts'
import { openIndexNow } from './index-now/index-now.ts'
import { indexNowKey } from './index-now/index-now-key.ts'
import type { SiteList } from './main-sites.ts'
import type { Config } from './server-config.ts'

interface SubmissionOptions {
  config: Pick<Config, 'indexNow'>
  services: Services
  sites: SiteList
  tokens: AppTokens
  log: Logger
}

/** Submits the URLs of changed pages to search engines, where the configuration has an endpoint for them. */
export function startUrlSubmission({ config, services, sites, tokens, log }: SubmissionOptions) {
  if (config.indexNow === undefined) return undefined
  const { secret } = tokens
  const send = openOutbound({ privateHosts: [new URL(config.indexNow.endpoint).hostname] })
  const findById = (siteId: string) => sites.current().findById(siteId)
  return {
    key: (siteId: string) => indexNowKey(secret, siteId),
    stop: openIndexNow({ ...config.indexNow, services, secret, send, log, sites: { findById } }),
  }
}
