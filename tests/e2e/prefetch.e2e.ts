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
const home = siteUrl('foundation')
const payload = /\/_page\//

/** Longer than a page is shown before others are fetched, and than a browser takes to be idle. */
const enough = 5000

test('pages of links in view are fetched 2 s after a page is shown, and no more than three', async ({
  page,
}) => {
  const paths = fetchedPages(page)
  const first = page.waitForRequest(payload)
  await page.goto(home)
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

test('who saves data is fetched nothing that they did not ask for', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const paths = fetchedPages(page)
  await page.goto(home)
  await page.locator('main a[href="/Class"]').first().hover()
  await page.waitForTimeout(enough)
  expect(paths).toEqual([])
})

test('a tab that is hidden fetches nothing until it is seen', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true, writable: true })
  })
  const paths = fetchedPages(page)
  await page.goto(home)
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
  await page.goto(home)
  const rest = await page.evaluate(async () => {
    const link = document.querySelector('main a[href="/Class"]')
    const over = (element: Element | null) =>
      element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    over(link)
    over(document.body)
    await new Promise((done) => setTimeout(done, 400))
    const isInPassing = performance
      .getEntriesByType('resource')
      .some(({ name }) => name.endsWith('/_page/Class'))
    const since = performance.now()
    over(link)
    while (
      !performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/_page/Class'))
    )
      await new Promise((done) => setTimeout(done, 20))
    const entry = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith('/_page/Class'))
    return { isInPassing, after: (entry?.startTime ?? 0) - since }
  })
  expect(rest.isInPassing).toBe(false)
  expect(rest.after).toBeGreaterThanOrEqual(199)
  expect(paths).toContain('/_page/Class')
})
