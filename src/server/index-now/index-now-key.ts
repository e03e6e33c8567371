import { createHmac } from 'node:crypto'
import type { ServerSegment } from '#schemas/page-paths.ts'

/** Where search engines find the key of a site: at the root, so that it is valid for every URL. */
export const indexNowPath: `/${ServerSegment}` = '/index-now.txt'

/** The key that proves to search engines that URLs were submitted by the server of their site; it changes with the secret only. */
export const indexNowKey = (secret: string, siteId: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['index-now', siteId]))
    .digest('hex')
    .slice(0, 32)
