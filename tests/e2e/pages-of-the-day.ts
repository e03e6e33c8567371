import { expect } from '@playwright/test'
import { ask } from '#tools/ask.ts'
import { shardOf } from '#tools/shard.ts'
import { port } from './site.ts'

/** How many items of one list are visited: they are drawn by one page. */
const perList = 2

/** Every kind of page of a site, found by following its links from the first. */
async function crawl(layout: string, at = port): Promise<string[]> {
  const seen = new Set(['/'])
  const lists = new Map<string, number>()
  for (const path of seen) {
    const { status, body } = await ask(Number(at), { host: `${layout}.localhost`, path })
    expect(status, `${layout}${path}`).toBe(200)
    for (const [, link = ''] of body.matchAll(/href="(\/[^"#?]*)["#?]/g)) {
      if (/^\/(media|assets|api|calendar|feed|_\w+)\//.test(link) || seen.has(link)) continue
      const list = link.replace(/\/[^/]+$/, '').replace(/\/[0-9a-f-]{36}.*$/, '')
      const depth = link.split('/').filter(Boolean).length
      const count = (lists.get(list) ?? 0) + 1
      if (depth > (link.startsWith('/en') ? 2 : 1) && count > perList) continue
      lists.set(list, count)
      seen.add(link)
    }
  }
  return [...seen]
}

/** How many days pass until every page was visited. */
const turns = 3

const isEveryPage = process.env['BROWSER_CASES'] === 'all'

/** How long a visit of the pages of `pagesOfTheDay` may take, in milliseconds. */
export const visitTimeout = 240_000 * (isEveryPage ? turns : 1)

/**
 * The first page of a site and, of the others, those of today: visits of every page take minutes. With `BROWSER_CASES=all`,
 * which `npm run e2e:all` sets, all of them.
 */
export async function pagesOfTheDay(layout: string, at = port): Promise<string[]> {
  const paths = await crawl(layout, at)
  if (isEveryPage) return paths
  return [...new Set(['/', ...shardOf(paths, `day/${turns}`, Date.now())])]
}
