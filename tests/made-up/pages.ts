import type { Registry } from '#blocks/define.ts'
import type { DocumentOptions } from '#src/render/document-options.ts'
import type { RenderOptions } from '#src/render/render-options.ts'
import { prepareStyles } from '#src/render/styles.ts'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { formToken } from '#src/server/forms/form-token.ts'
import { PageCache } from '#src/server/pages/page-cache.ts'
import { openPages, type Pages } from '#src/server/pages/site-pages.ts'
import type { SitePictures } from '#src/server/pictures/site-pictures.ts'
import type { Services } from '#src/services/service.ts'
import { madeUpBlocks } from './blocks.tsx'

/** The secret of the app tokens of a test, as services.ts makes them. */
const formSecret = new AppTokens(['a secret that only tests know']).secret

export interface MadeUpPages {
  pages: Pages
  cache: PageCache
}

/** The files and styles of a browser that no file is loaded by. */
const noClient: MadeUpClient = {
  styles: prepareStyles('.calm{a:1}'),
  files: { script: '/assets/main.js', sheet: '/assets/all.css' },
}

export type MadeUpClient = Pick<DocumentOptions, 'styles' | 'files'>

export interface MadeUpPagesOptions {
  /** Receives the path of each page that failed. */
  failed(path: string): void
  registry?: Registry
  client?: MadeUpClient
  report?: RenderOptions['report']
  pictures?: Pick<SitePictures, 'describeAddress'>
  now?(): number
}

/** Opens the pages of an app over services of a test, with blocks and a clock of a test. */
export function openMadeUpPages(
  services: Services,
  {
    failed,
    registry = madeUpBlocks,
    client = noClient,
    report = () => undefined,
    now = Date.now,
    pictures,
  }: MadeUpPagesOptions,
): MadeUpPages {
  const cache = new PageCache({
    bytes: { pages: 2e6, queried: 1e6, errors: 1e6 },
    freshMs: 60_000,
    partialMs: 1000,
    now,
  })
  const pages = openPages({
    registry,
    services,
    ...(pictures && { pictures }),
    cache,
    deadlineMs: 1000,
    styles: client.styles,
    files: client.files,
    fontProvider: 'https://fonts.example',
    publicKey: (siteId) => `the key of ${siteId}`,
    version: '1.0.0',
    formToken: (siteId, node) => formToken(formSecret, { siteId, node }),
    report: (_site, ...problem) => report(...problem),
    failed: (_site, path) => failed(path),
  })
  return { pages, cache }
}
