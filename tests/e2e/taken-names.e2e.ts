import { expect } from '@playwright/test'
import { siteUrl, test, wakeAll } from './site.ts'

const names = siteUrl('penjaga', '/Nama')

test('headings named like what the page itself has do not stop its script', async ({ page }) => {
  await page.goto(names)
  for (const id of ['tenun', 'location', 'forms', '__proto__', 'constructor'])
    await expect(page.locator(`h2[id="${id}"]`)).toHaveCount(1)
  await wakeAll(page)
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL(siteUrl('penjaga'))
  expect(await page.evaluate(() => typeof history.state)).toBe('object')
})

test('an address with such a name leads to its heading', async ({ page }) => {
  await page.goto(`${names}#tenun`)
  await expect(page.locator('h2#tenun')).toBeInViewport()
  await page.goto(siteUrl('penjaga'))
  await page.evaluate(() => history.pushState(null, '', '/Nama#100%'))
  await page.reload()
  await expect(page.locator('h2#tenun')).toBeVisible()
})
