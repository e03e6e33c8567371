import { expect, type Page } from '@playwright/test'
import { breakAt, faults } from './faults.ts'
import { siteUrl, test as base, uncaughtErrors } from './site.ts'

/** Each test collects what no code caught; what the browser itself says of lost requests is no fault of the page. */
const test = base.extend<{ uncaught: string[] }>({
  uncaught: async ({ page, complaints }, use) => {
    const uncaught = uncaughtErrors(page)
    await use(uncaught)
    expect(uncaught).toEqual([])
    complaints.length = 0
  },
})

test.describe.configure({ timeout: 20_000 })

/** Opens a page whose clock the test can move. Nothing is fetched before the visitor asks for it. */
async function open(page: Page, layout: string, path = '/'): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.clock.install()
  await page.goto(siteUrl(layout, path))
  await page
    .locator('header')
    .first()
    .evaluate((header) => header.setAttribute('data-mark', ''))
}
const isSameDocument = (page: Page) => expect(page.locator('header[data-mark]')).toHaveCount(1)
const isReadable = async (page: Page) => {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
}

/** Ten seconds of the page's clock. */
const tenSeconds = (page: Page) => page.clock.runFor(10_000)

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Tidak ada sambungan' })

for (const fault of faults) {
  test(`start-up and click log, ${fault}: the page is as without them, and the next page calls`, async ({
    page,
    uncaught,
  }) => {
    const lift = await breakAt(page, /\/api\//, fault)
    const sent = page.waitForRequest(/\/api\//)
    await open(page, 'foundation')
    await page.clock.runFor(3000)
    await sent
    await tenSeconds(page)
    await isReadable(page)
    await expect(notice(page)).toHaveCount(0)
    await lift()
    await page.clock.runFor(30_000)
    const logged = page.waitForResponse(
      (answer) => answer.url().endsWith('log/click') && answer.ok(),
    )
    await page.locator('main a[href="/Class"]').first().click()
    await expect(page).toHaveURL(/\/Class$/)
    await logged
    await isSameDocument(page)
    expect(uncaught).toEqual([])
  })

  test(`navigation, ${fault}: the page stays, says what is wrong, and goes on`, async ({
    page,
    uncaught,
  }) => {
    await open(page, 'foundation')
    const lift = await breakAt(page, /\/_page\/Class$/, fault)
    const asked = page.waitForRequest(/\/_page\/Class$/)
    await page.locator('main a[href="/Class"]').first().click()
    await asked
    if (fault === 'slow') {
      await isReadable(page)
      await tenSeconds(page)
      await expect(page.locator('.progress')).toBeVisible()
      await isReadable(page)
      await lift()
    } else if (fault !== 'garbage') {
      await expect(notice(page)).toBeVisible()
      await isReadable(page)
      await expect(page).toHaveURL(siteUrl('foundation'))
      await lift()
      await tenSeconds(page)
    }
    await expect(page).toHaveURL(/\/Class$/)
    await isReadable(page)
    // Of what was answered wrongly the document says more.
    if (fault !== 'garbage') await isSameDocument(page)
    await expect(notice(page)).toHaveCount(0)
    expect(uncaught).toEqual([])
  })

  test(`a filter, ${fault}: the list stays, says what is wrong, and is tried again`, async ({
    page,
    uncaught,
  }) => {
    await open(page, 'demo')
    const filter = page.getByRole('button', { name: /^Telah Selesai/ })
    await filter.scrollIntoViewIfNeeded()
    const lift = await breakAt(page, /\/api\/v1\/class\/active/, fault)
    const asked = page.waitForRequest(/\/api\/v1\/class\/active/)
    await filter.click()
    await asked
    const items = page.locator('main .card')
    const count = await items.count()
    expect(count).toBeGreaterThan(0)
    for (let second = 0; second < 12; second++) await page.clock.runFor(1000)
    const message = page.getByRole('alert').filter({ hasText: 'Coba lagi' })
    await expect(message).toBeVisible()
    expect(await items.count()).toBe(count)
    await lift()
    const loaded = page.waitForResponse(
      (answer) => answer.url().includes('/class/active') && answer.ok(),
    )
    await message.getByRole('button').click()
    await loaded
    await expect(message).toHaveCount(0)
    await isSameDocument(page)
    expect(uncaught).toEqual([])
  })

  test(`the script of an island, ${fault}: its part says so, can be read, and works on the retry`, async ({
    page,
    uncaught,
  }) => {
    const lift = await breakAt(page, /\/assets\/(?:island|mount)[\w-]*\.js$/, fault)
    await open(page, 'demo')
    const filter = page.getByRole('button', { name: /^Telah Selesai/ })
    await filter.scrollIntoViewIfNeeded()
    const asked = page.waitForRequest(/\/api\/v1\/class\/active/)
    await filter.click()
    const part = page.locator('[data-island]', { has: filter })
    await isReadable(page)
    if (fault === 'slow') {
      await tenSeconds(page)
      await expect(page.locator('.progress')).toBeVisible()
      await lift()
    } else {
      const message = page.locator('.part-notice', { hasText: 'Bagian ini belum dapat dimuat.' })
      await expect(message.first()).toBeVisible()
      await expect(message.first().getByRole('status')).toBeVisible()
      await lift()
      const retry = page.locator('[data-island]:has(.filter) + .part-notice button')
      await retry.focus()
      await page.keyboard.press('Enter')
    }
    await expect(part).toHaveAttribute('data-awake', '')
    await asked
    await expect(page.locator('[data-island]:has(.filter) + .part-notice')).toHaveCount(0)
    await isSameDocument(page)
    expect(uncaught).toEqual([])
  })
}
