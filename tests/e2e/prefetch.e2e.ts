import { expect, type Page } from '@playwright/test'
import { siteUrl, test } from './site.ts'

/** The paths of the pages that are fetched without a navigation. */
function fetchedPages(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_page/')) paths.push(pathname)
  })
  return paths
}
const payload = /\/_page\//
/** Two sites with different faces, each with a link of its home to its list of classes. */
const sites = [
  { site: 'foundation', list: '/Class' },
  { site: 'lms', list: '/Courses' },
] as const

/** Longer than a page is shown before others are fetched, and than a browser takes to be idle. */
const enough = 5000

for (const { site, list } of sites)
  test.describe(site, () => {
    test('pages of links in view are fetched 2 s after a page is shown, and no more than three', async ({
      page,
    }) => {
      const paths = fetchedPages(page)
      const first = page.waitForRequest(payload)
      await page.goto(siteUrl(site))
      await first
      await page.waitForTimeout(enough)
      expect(paths.length).toBeGreaterThan(0)
      expect(paths.length).toBeLessThanOrEqual(3)
      const starts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/_page/'))
          .map(({ startTime }) => startTime),
      )
      expect(Math.min(...starts)).toBeGreaterThanOrEqual(2000)
    })

    test('a page gets no other layout for what is fetched ahead', async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable')
      const layouts = async () => {
        const { metrics } = await session.send('Performance.getMetrics')
        return metrics.find(({ name }) => name === 'LayoutCount')?.value
      }
      const first = page.waitForRequest(payload)
      await page.clock.install()
      await page.goto(siteUrl(site))
      await page.clock.runFor(1000)
      await page.waitForLoadState('networkidle')
      const before = await layouts()
      await page.clock.runFor(enough)
      await first
      expect(await layouts()).toBe(before)
    })

    test('who saves data is fetched nothing that they did not ask for', async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
      const paths = fetchedPages(page)
      await page.goto(siteUrl(site))
      await page.locator(`main a[href="${list}"]`).first().hover()
      await page.waitForTimeout(enough)
      expect(paths).toEqual([])
    })

    test('a tab that is hidden fetches nothing until it is seen', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(document, 'hidden', { value: true, writable: true })
      })
      const paths = fetchedPages(page)
      await page.goto(siteUrl(site))
      await page.waitForTimeout(enough)
      expect(paths).toEqual([])
      const first = page.waitForRequest(payload)
      await page.evaluate(() => {
        Object.assign(document, { hidden: false })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await first
    })

    test('a link is fetched when the pointer has rested on it for 200 ms, and not in passing', async ({
      page,
    }) => {
      const paths = fetchedPages(page)
      await page.goto(siteUrl(site))
      const rest = await page.evaluate(async (list) => {
        const link = document.querySelector(`main a[href="${list}"]`)
        const isFetched = ({ name }: PerformanceEntry) => name.endsWith(`/_page${list}`)
        const fetched = () => performance.getEntriesByType('resource').find(isFetched)
        const over = (element: Element | null) =>
          element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        over(link)
        over(document.body)
        await new Promise((done) => setTimeout(done, 400))
        const isInPassing = fetched() !== undefined
        const since = performance.now()
        over(link)
        while (!fetched()) await new Promise((done) => setTimeout(done, 20))
        return { isInPassing, after: (fetched()?.startTime ?? 0) - since }
      }, list)
      expect(rest.isInPassing).toBe(false)
      expect(rest.after).toBeGreaterThanOrEqual(199)
      expect(paths).toContain(`/_page${list}`)
    })

    test('a click on a link that was fetched shows its page within 230 ms, and asks for nothing more', async ({
      page,
    }) => {
      await page.clock.install()
      await page.goto(siteUrl(site))
      const link = page.locator(`main a[href="${list}"]`).first()
      const fetched = page.waitForResponse((answer) => answer.url().endsWith(`/_page${list}`))
      await link.hover()
      await page.clock.runFor(1000)
      await fetched
      await page.waitForLoadState('networkidle')
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
      const asked: string[] = []
      page.on('request', (request) => {
        if (['fetch', 'stylesheet', 'document', 'script'].includes(request.resourceType()))
          asked.push(request.url())
      })
      const before = await page.locator('h1').textContent()
      await link.click()
      await page.clock.runFor(230)
      expect(await page.locator('h1').textContent()).not.toBe(before)
      expect(new URL(page.url()).pathname).toBe(list)
      // Others may be fetched meanwhile, and the click is logged.
      const isOther = (url: string) => /\/(_page|statistic|v1)\//.test(url) && !url.endsWith(list)
      expect(asked.filter((url) => !isOther(url))).toEqual([])
    })
  })
