import { expect, type Page } from '@playwright/test'
import { breakAt, faults } from './faults.ts'
import { places } from './places.ts'
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
  await markDocument(page)
}
const markDocument = (page: Page) =>
  page
    .locator('header')
    .first()
    .evaluate((header) => header.setAttribute('data-mark', ''))
const isSameDocument = (page: Page) => expect(page.locator('header[data-mark]')).toHaveCount(1)
const isReadable = async (page: Page) => {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
}

/** Ten seconds of the page's clock. */
const tenSeconds = (page: Page) => page.clock.runFor(10_000)

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Tidak ada sambungan' })

const clickLog = /\/api\/v1\/logger\/log\/click$/
const startUp = {
  version: /\/api\/v1\/authorizer\/version$/,
  validate: /\/api\/v1\/authorizer\/validate$/,
  token: /\/api\/v1\/authorizer\/token\/generate$/,
}

/** Ten seconds after something has failed that no visitor has asked for. */
async function isUntouched(page: Page): Promise<void> {
  await tenSeconds(page)
  await isReadable(page)
  await expect(notice(page)).toHaveCount(0)
}

/** The next link leads on in the same document, and its click is logged. */
async function goesOn(page: Page, to = '/Class'): Promise<void> {
  const logged = page.waitForResponse((answer) => clickLog.test(answer.url()) && answer.ok())
  await page
    .locator(to.endsWith('/') ? `main a[href^="${to}"]` : `main a[href="${to}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${to}${to.endsWith('/') ? '.' : '$'}`))
  await logged
  await isSameDocument(page)
}

for (const fault of faults) {
  test(`every call, ${fault}: the page is as without them, and the next page calls`, async ({
    page,
    uncaught,
  }) => {
    const lift = await breakAt(page, /\/api\//, fault)
    const sent = page.waitForRequest(/\/api\//)
    await open(page, 'foundation')
    await page.clock.runFor(3000)
    await sent
    await isUntouched(page)
    await lift()
    await page.clock.runFor(30_000)
    await goesOn(page)
    expect(uncaught).toEqual([])
  })

  test(`one call of start-up, ${fault}: the page is as without it, and the next page calls`, async ({
    page,
    uncaught,
  }) => {
    const begun = page.waitForResponse(startUp.token)
    await open(page, 'foundation')
    await page.clock.runFor(3000)
    await begun
    for (const address of Object.values(startUp)) {
      // Only who was here with another version makes all of them.
      await page.evaluate(() => localStorage.setItem('appVersion', 'the one before'))
      const lift = await breakAt(page, address, fault)
      const sent = page.waitForRequest(address)
      await page.reload()
      await markDocument(page)
      await page.clock.runFor(3000)
      await sent
      await isUntouched(page)
      await lift()
    }
    await page.clock.runFor(30_000)
    await goesOn(page)
    expect(uncaught).toEqual([])
  })

  test(`the click log, ${fault}: links lead on, and the next click is logged`, async ({
    page,
    uncaught,
  }) => {
    const lift = await breakAt(page, clickLog, fault)
    const ofLoad = page.waitForRequest(clickLog)
    await open(page, 'foundation')
    await page.clock.runFor(3000)
    expect((await ofLoad).postDataJSON()).toMatchObject({ type: 'page_load' })
    const ofClick = page.waitForRequest(clickLog)
    await page.locator('main a[href="/Class"]').first().click()
    expect((await ofClick).postDataJSON()).toMatchObject({ type: 'internal_navigation' })
    await expect(page).toHaveURL(/\/Class$/)
    await isUntouched(page)
    await lift()
    await page.clock.runFor(30_000)
    await goesOn(page, '/Class/')
    expect(uncaught).toEqual([])
  })

  for (const { name, layout, viewport } of places)
    test.describe(name, () => {
      test.use({ viewport })

      test(`navigation, ${fault}: the page stays, says what is wrong, and goes on`, async ({
        page,
        uncaught,
      }) => {
        await open(page, layout)
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
          await expect(page).toHaveURL(siteUrl(layout))
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
