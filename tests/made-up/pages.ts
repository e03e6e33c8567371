import { prepareStyles } from '#src/render/styles.ts'
import { PageCache } from '#src/server/pages/page-cache.ts'
import { openPages, type Pages } from '#src/server/pages/site-pages.ts'
import type { Services } from '#src/services/service.ts'
import { madeUpBlocks } from './blocks.tsx'

export interface MadeUpPages {
  pages: Pages
  cache: PageCache
}

/** Opens the pages of an app over services of a test; `failed` receives the path of each page that failed. */
export function openMadeUpPages(services: Services, failed: (path: string) => void): MadeUpPages {
  const cache = new PageCache({ siteBytes: 1e6, freshMs: 60_000, partialMs: 1000, now: Date.now })
  const pages = openPages({
    registry: madeUpBlocks,
    services,
    cache,
    deadlineMs: 1000,
    styles: prepareStyles('.calm{a:1}'),
    files: { script: '/assets/main.js', sheet: '/assets/all.css' },
    fontProvider: 'https://fonts.example',
    publicKey: (siteId) => `the key of ${siteId}`,
    report: () => undefined,
    failed: (_site, path) => failed(path),
  })
  return { pages, cache }
}
