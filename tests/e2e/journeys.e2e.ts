import { expect, type Locator, type Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { button, field, formPage, sentNotice } from './appointment-form.ts'
import { siteUrl, test, wakeAll } from './site.ts'
import { newEmail, visitorPage } from './visitor.ts'

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
const layouts = ['demo', 'lms'] as const
/** The page with a list of classes or courses, by layout. */
const lists = { demo: '/Class', lms: '/Courses' } as const

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    const isFocused = (element: Element) => element === document.activeElement
    if ((await target.count()) > 0 && (await target.first().evaluate(isFocused))) return
  }
  throw new Error('Tab does not lead there.')
}

for (const layout of layouts)
  for (const [screen, size] of Object.entries(screens)) {
    test(`on a slow line the first page of ${layout} is whole before any script has come, on a ${screen}`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      // What the tools of Chromium call slow 3G.
      const line = { latency: 400, downloadThroughput: 51_200, uploadThroughput: 51_200 }
      await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
      let release = () => undefined as void
      const held = new Promise<void>((done) => (release = done))
      await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
        await held
        await route.continue().catch(() => undefined)
      })
      await page.goto(siteUrl(layout), { waitUntil: 'commit' })
      await expect(page.locator('body > div > footer')).toBeVisible()
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('#announcer')).toBeAttached()
      const headings = page.locator('main h1, main h2, main h3')
      const before = await headings.allTextContents()
      expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
      expect(await page.locator('[data-awake]').count()).toBe(0)
      release()
      await page.waitForLoadState('load')
      await wakeAll(page, 30_000)
      expect(await headings.allTextContents()).toEqual(before)
    })

    test(`by keyboard alone from the skip link of ${layout} to a form that is sent, on a ${screen}`, async ({
      browser,
    }) => {
      const page = await visitorPage(browser, { scripts: true })
      await page.setViewportSize(size)
      await page.goto(siteUrl(layout))
      await page.keyboard.press('Tab')
      await expect(page.locator('.skip-link')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('main')).toBeFocused()
      await page.goto(siteUrl(layout))
      const list = lists[layout]
      const menu = page.getByRole('button', { name: 'Menu' })
      if (screen === 'phone') {
        await tabTo(page, menu)
        await page.keyboard.press('Enter')
        // A menu of the menu is opened first.
        const around = page.locator(`header details:has(a[href="${list}"]) > summary`)
        if ((await around.count()) > 0) {
          await tabTo(page, around)
          await page.keyboard.press('Enter')
        }
      }
      await tabTo(page, page.locator(`header a[href="${list}"]:visible, main a[href="${list}"]`))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(siteUrl(layout, list))
      await expect(page.locator('main')).toBeFocused()
      await tabTo(page, page.locator(`main a[href^="${list}/"]`))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${list}/[^/]+$`))
      await page.goto(formPage(layout))
      await tabTo(page, field(page, 'topic'))
      await page.keyboard.press('ArrowDown')
      const typed = {
        name: 'Rahma Aditya',
        email: newEmail(),
        phone: '081234567890',
      }
      for (const [name, text] of Object.entries(typed)) {
        await tabTo(page, field(page, name))
        await page.keyboard.type(text)
      }
      // The hours of a day are one stop, and its first is chosen by the space bar.
      await tabTo(page, field(page, 'startsAt'))
      await page.keyboard.press('Space')
      await expect(page.locator('[name=startsAt]:checked')).toHaveCount(1)
      await tabTo(page, field(page, 'message'))
      await page.keyboard.type('Kami ingin bertemu.')
      await tabTo(page, button(page))
      await page.keyboard.press('Enter')
      await expect(sentNotice(page)).toBeFocused()
      await page.context().close()
    })
  }

for (const layout of layouts)
  test.describe(`without scripts on ${layout}`, () => {
    test.use({ javaScriptEnabled: false, viewport: screens.phone })
    test('home, list, item and form can be read and followed', async ({ page }) => {
      const list = lists[layout]
      await page.goto(siteUrl(layout))
      await expect(page.locator('h1')).toBeVisible()
      await page.locator(`main a[href="${list}"]`).first().click()
      await expect(page).toHaveURL(siteUrl(layout, list))
      await page.locator(`main a[href^="${list}/"]`).first().click()
      await expect(page.locator('h1')).toBeVisible()
      await page.goto(formPage(layout))
      await expect(button(page)).toBeVisible()
    })

    test('a page that does not exist says so, and leads on', async ({ page, complaints }) => {
      const answer = await page.goto(siteUrl(layout, '/Tidak-Ada'))
      expect(answer?.status()).toBe(404)
      await expect(page.locator('h1')).toBeVisible()
      await page.locator('main a[href="/"]').first().click()
      await expect(page).toHaveURL(siteUrl(layout))
      complaints.length = 0
    })
  })

test('the question about cookies holds with forced colours and less motion, and axe finds nothing', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(siteUrl('terukur'))
  const sheet = page.getByRole('region', { name: 'Bolehkah kunjungan Anda dihitung?' })
  await expect(sheet).toBeVisible()
  for (const name of ['Izinkan', 'Tolak']) {
    const choice = sheet.getByRole('button', { name, exact: true })
    await expect(choice).toBeInViewport()
    await expect(choice).not.toHaveCSS('border-top-width', '0px')
  }
  const seconds = await sheet.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map(({ effect }) => Number(effect?.getTiming().duration)),
  )
  expect(seconds.filter((duration) => duration > 1)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
})
