import { expect, type Page } from '@playwright/test'
import { siteUrl, test } from './site.ts'

const notice = (page: Page) => page.getByRole('alert')
const text = 'Tidak ada sambungan ke situs ini.'

/** Without a line the browser itself says which requests were lost. */
const forget = (complaints: string[]) => {
  const isOfLine = /ERR_INTERNET_DISCONNECTED|The services cannot be reached/
  expect(complaints.filter((line) => !isOfLine.test(line))).toEqual([])
  complaints.length = 0
}

test('a click without a line stays on the page with a message, and goes on when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(siteUrl('foundation'))
  await page.waitForLoadState('networkidle')
  const heading = await page.locator('h1').innerText()
  await context.setOffline(true)
  await page.locator('main a[href="/Class"]').first().click()
  await expect(notice(page)).toContainText(text)
  await expect(page).toHaveURL(siteUrl('foundation'))
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('main')).not.toHaveClass(/page-leave/)
  await expect(page.locator('h1')).toHaveText(heading)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(notice(page)).toContainText(text)
  await context.setOffline(false)
  await expect(notice(page)).toHaveCount(0)
  await page.locator('main a[href="/Class"]').first().click()
  await expect(page).toHaveURL(/\/Class$/)
  forget(complaints)
})

test('a link that loads a document stays too, and its message can be closed', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(siteUrl('demo'))
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page
    .locator('header a[hreflang=en]')
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click()
    })
  await expect(notice(page)).toContainText(text)
  await expect(page).toHaveURL(siteUrl('demo'))
  await page.getByRole('button', { name: 'Tutup' }).click()
  await expect(notice(page)).toHaveCount(0)
  forget(complaints)
})

test('who goes back without a line sees the page of the address once it is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(siteUrl('foundation', '/Class'))
  await page.goto(siteUrl('foundation'))
  await page.waitForLoadState('networkidle')
  await page
    .locator('a[href="/About"]')
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click()
    })
  await expect(page).toHaveURL(/\/About$/)
  const about = await page.locator('h1').innerText()
  // Payloads are cached for a minute: this one must be asked for.
  await page.evaluate(() => history.pushState(null, '', '/Campus'))
  await page.evaluate(() => history.pushState(null, '', '/About'))
  await context.setOffline(true)
  await page.goBack()
  await expect(notice(page)).toContainText(text)
  await expect(page.locator('h1')).toHaveText(about)
  await context.setOffline(false)
  await expect(page.locator('h1')).not.toHaveText(about)
  await expect(page).toHaveURL(/\/Campus$/)
  forget(complaints)
})
