import { expect, type Page, type Route } from '@playwright/test'
import { fewPlaces } from './places.ts'
import { siteUrl, test, wakeAll } from './site.ts'

const bar = (page: Page) => page.locator('.progress')
const scale = (page: Page) => bar(page).evaluate(({ style }) => style.transform)

/** A page whose clock only the test moves, with navigation loaded; who saves data has nothing fetched before. */
async function openPaused(page: Page, address: string): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.clock.install()
  await page.goto(address)
  const loaded = page.waitForResponse(/navigate-[\w-]{8}\.js$/)
  await page.locator('main a[href="/Class"]').first().hover()
  await loaded
  await page.waitForLoadState('networkidle')
}
const pause = (page: Page) =>
  page.evaluate(() => Date.now()).then((now) => page.clock.pauseAt(new Date(now + 1000)))

/** Holds the answers of an address back; the function that is returned lets them go. */
async function hold(page: Page, address: RegExp, end: (route: Route) => Promise<void>) {
  let go: () => void = () => undefined
  const told = new Promise<void>((done) => {
    go = done
  })
  await page.route(address, async (route) => {
    await told
    await end(route)
  })
  return () => go()
}

for (const { name, layout, viewport } of fewPlaces)
  test.describe(name, () => {
    test.use({ viewport })

    test('the bar comes after 200 ms, fills in 5 s by ticks of 100 ms, and goes 500 ms after the end', async ({
      page,
    }) => {
      await openPaused(page, siteUrl(layout))
      const deliver = await hold(page, /\/_page\/Class$/, (route) => route.continue())
      await pause(page)
      await page.locator('main a[href="/Class"]').first().click()
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
      await page.clock.runFor(199)
      await expect(bar(page)).toHaveCount(0)
      await page.clock.runFor(1)
      await expect(bar(page)).toHaveCSS('height', '2px')
      expect(await scale(page)).toBe('scaleX(0.02)')
      await page.clock.runFor(99)
      expect(await scale(page)).toBe('scaleX(0.02)')
      await page.clock.runFor(1)
      expect(await scale(page)).toBe('scaleX(0.04)')
      await page.clock.runFor(4800)
      expect(await scale(page)).toBe('scaleX(0.98)')
      deliver()
      await expect.poll(() => scale(page)).toBe('scaleX(1)')
      await expect(page.locator('main')).toHaveClass(/page-leave-active/)
      await page.clock.runFor(120)
      await expect(page).toHaveURL(/\/Class$/)
      await page.clock.runFor(379)
      await expect(bar(page)).toHaveCount(1)
      await page.clock.runFor(1)
      await expect(bar(page)).toHaveCount(0)
    })
  })

test('the bar of a navigation that fails says so by its style', async ({ page, complaints }) => {
  await openPaused(page, siteUrl('foundation'))
  const deliver = await hold(page, /\/_page\/Class$/, (route) => route.abort())
  await pause(page)
  await page.locator('main a[href="/Class"]').first().click()
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(200)
  const colour = () => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await colour()
  deliver()
  await expect(page.locator('.progress[data-failed]')).toHaveCount(1)
  expect(await colour()).not.toBe(before)
  await page.clock.runFor(500)
  await expect(bar(page)).toHaveCount(0)
  expect(complaints.every((line) => line.includes('net::ERR_FAILED'))).toBe(true)
  complaints.length = 0
})

test('the bar follows what an island asks for', async ({ page }) => {
  await page.clock.install()
  await page.goto(siteUrl('demo'))
  await wakeAll(page)
  await page.waitForLoadState('networkidle')
  const deliver = await hold(page, /\/api\/v1\/class\/active/, (route) => route.continue())
  await pause(page)
  const asked = page.waitForRequest(/\/api\/v1\/class\/active/)
  await page.getByRole('button', { name: 'Telah Selesai' }).click()
  await asked
  await page.clock.runFor(200)
  await expect(bar(page)).toHaveCount(1)
  deliver()
  await expect.poll(() => scale(page)).toBe('scaleX(1)')
  await page.clock.runFor(500)
  await expect(bar(page)).toHaveCount(0)
})

test('a page that was fetched before is shown within 230 ms of the click', async ({ page }) => {
  await page.clock.install()
  await page.goto(siteUrl('foundation'))
  const fetched = page.waitForResponse(/\/_page\/Class$/)
  await page.locator('main a[href="/Class"]').first().hover()
  await fetched
  await page.waitForLoadState('networkidle')
  await pause(page)
  await page.locator('main a[href="/Class"]').first().click()
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(230)
  await expect(page).toHaveURL(/\/Class$/)
  await expect(page.locator('main')).not.toHaveClass(/page-leave/)
  await expect(bar(page)).toHaveCount(0)
})
