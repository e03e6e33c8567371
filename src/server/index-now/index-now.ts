import type { Logger } from 'pino'
import { countAddresses } from '#schemas/services/search.ts'
import { readBounded, type Send } from '#src/services/outbound.ts'
import type { Services } from '#src/services/service.ts'
import type { Site, Sites } from '#src/sites/sites.ts'
import { sitemapAddresses } from '../sitemap/sitemap-addresses.ts'
import { sitemapSources } from '../sitemap/sitemap-sources.ts'
import { indexNowKey, indexNowPath } from './index-now-key.ts'

interface IndexNowOptions {
  /** The endpoint to which URLs are submitted. */
  endpoint: string
  /** How long after the first change of a site its URLs are submitted, in milliseconds. */
  delayMs: number
  sites: Pick<Sites, 'findById'>
  services: Pick<Services, 'calls' | 'sites'>
  secret: string
  send: Send
  log: Pick<Logger, 'warn'>
}

/** The most URLs of one request: https://www.indexnow.org/documentation */
const mostUrls = 10_000
/** A submission that failed is retried after as many delays. */
const delaysUntilRetry = 10
/** A change is stored a while before it is news, and the database has a clock of its own. */
const overlapMs = 5000

/**
 * Submits the URLs of changed pages to search engines by IndexNow (https://www.indexnow.org/documentation): one batch for a site,
 * some time after its first change. A submission that failed is retried later, with what has changed since. Returns the
 * function that ends it.
 */
export function openIndexNow(options: IndexNowOptions): () => void {
  const { sites, services, delayMs, log } = options
  const startedAt = Date.now()
  const submittedAt = new Map<string, number>()
  const timers = new Map<string, NodeJS.Timeout>()
  let isEnded = false

  const schedule = (siteId: string, ms: number) => {
    if (isEnded || timers.has(siteId)) return
    const timer = setTimeout(() => {
      timers.delete(siteId)
      void submitChanged(siteId)
    }, ms)
    timers.set(siteId, timer.unref())
  }

  const submitChanged = async (siteId: string): Promise<void> => {
    const site = sites.findById(siteId)
    if (site === undefined || !isIndexed(site)) return
    const now = Date.now()
    const changedSince = new Date((submittedAt.get(siteId) ?? startedAt) - overlapMs)
    try {
      for await (const urls of changedUrls(site, services.calls, changedSince))
        await submit(options, site, urls)
      submittedAt.set(siteId, now)
    } catch (error) {
      log.warn({ site: siteId, err: error }, 'The URLs of changed pages could not be submitted')
      schedule(siteId, delayMs * delaysUntilRetry)
    }
  }

  services.sites.onChange(({ siteId, entity }) => {
    if (countAddresses.entities.includes(entity)) schedule(siteId, delayMs)
  })
  return () => {
    isEnded = true
    for (const timer of timers.values()) clearTimeout(timer)
  }
}

/** Whether search engines may list a site: they cannot reach one that is on this machine alone. */
const isIndexed = ({ settings, origin }: Site): boolean =>
  settings.meta.robot_index === 'index' && !settings.isMaintenance && origin.startsWith('https:')

/** The URLs of the rows of the sitemap that were changed since a moment, as many at a time as one request takes. */
async function* changedUrls(
  site: Site,
  calls: Services['calls'],
  changedSince: Date,
): AsyncIterable<string[]> {
  let urls: string[] = []
  const sources = await sitemapSources(site, {
    calls,
    failed: (error) => {
      throw error
    },
  })
  for (const { changedAt, count, read } of sources) {
    if (changedAt === undefined || new Date(changedAt) < changedSince) continue
    for await (const rows of read({ skip: 0, most: count, changedSince })) {
      urls.push(...rows.flatMap((row) => sitemapAddresses(site, row).map(({ address }) => address)))
      for (; urls.length >= mostUrls; urls = urls.slice(mostUrls)) yield urls.slice(0, mostUrls)
    }
  }
  if (urls.length > 0) yield urls
}

async function submit(
  { endpoint, secret, send }: IndexNowOptions,
  { id, origin }: Site,
  urlList: readonly string[],
): Promise<void> {
  const { host } = new URL(origin)
  const key = indexNowKey(secret, id)
  const { status, body } = await send(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: origin + indexNowPath, urlList }),
    isWhole: true,
  })
  await readBounded(body)
  if (status !== 200 && status !== 202) throw new Error(`The answer was ${status}.`)
}
