import type { ServerSegment } from './page-paths.ts'
import { serverPath } from './paths.ts'
import type { Locale } from './text.ts'

/** The data that the server writes into the service worker of a site. Without zod, since browsers import it. */

/** The address of the service worker of every site. */
export const workerPath: `/${ServerSegment}` = '/sw.js'

/** The path of the page that a site shows in a language where it cannot be reached. */
export const offlinePath = (locale: Locale): `/_offline/${Locale}` => serverPath('_offline', locale)

/** The name of the cache with the chapter that was opened last at a host, and the files that it is drawn with. */
export const chapterCacheName = (host: string): string => `chapter ${host}`

/** The attribute of a document that comes from that cache: its path. The notice that it is a copy is styled by it. */
export const offlineCopyAttribute = 'data-offline-copy'

/** One version of the service worker of a site: what it stores, all of it when it is installed. */
export interface WorkerSite {
  /** Changes with everything below, and with the site. */
  version: string
  /** Offline pages: that of the first prefix that a path begins with is shown. The last one is for all paths. */
  pages: readonly { prefix: string; address: string }[]
  /** Immutable files that these pages show: paths with their query. */
  files: readonly string[]
  /** First segments of paths that are no pages: nothing is shown in their place. */
  passed: readonly string[]
}
