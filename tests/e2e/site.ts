import { expect, test as base, type Page } from '@playwright/test'
import { ask } from '#tools/ask.ts'

const port = process.env['E2E_PORT'] ?? '3000'
export const watchfulPort = process.env['E2E_WATCHFUL_PORT'] ?? port

/** The address of a layout's own site on the server under test. */
export const siteUrl = (layout: string, path = '/'): string =>
  `http://${layout}.localhost:${port}${path}`

/** The same on a server whose React is built to tell of every hydration mismatch. */
export const watchfulUrl = (layout: string, path = '/'): string =>
  `http://${layout}.localhost:${watchfulPort}${path}`

/** A page that fails its test when the browser complains of anything. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: async ({}, use) => use([]),
  page: async ({ page, complaints }, use) => {
    page.on('console', (message) => {
      const isBlocked = message.text() === 'Service Worker registration blocked by Playwright'
      if (['error', 'warning'].includes(message.type()) && !isBlocked)
        complaints.push(message.text())
    })
    page.on('response', (answer) => {
      if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`)
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** The messages of errors that no code of the page has caught, as they come. */
export function uncaughtErrors(page: Page): string[] {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  return uncaught
}

/** Follows a link of the page by script, which wakes no island that a pointer would meet. */
export const followLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.querySelector('main')?.append(link)
    link.click()
  }, href)

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
  const turn = Math.floor(Date.now() / 86_400_000) % turns
  return paths.filter((path, i) => path === '/' || i % turns === turn)
}

/** Wakes every island of a page as the focus of a visitor would, and waits until each is awake. */
export async function wakeAll(page: Page): Promise<void> {
  const islands = page.locator('[data-island]')
  await islands.evaluateAll((elements) => {
    for (const element of elements) element.dispatchEvent(new Event('focusin'))
  })
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0)
}
