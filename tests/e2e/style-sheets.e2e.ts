import { expect, type Page } from '@playwright/test'
import { siteUrl, test } from './site.ts'

const sheets = /\/assets\/styles-[\w-]+\.css$/

/** Whether the page has the rules of a block that the first page does not show. */
const isStyled = (page: Page) =>
  page.evaluate(() => {
    const prose = document.querySelector('main .prose')
    return prose !== null && getComputedStyle(prose).maxWidth !== 'none'
  })
const mark = (page: Page) =>
  page.evaluate(() => document.querySelector('header')?.setAttribute('data-mark', 'same'))
const go = (page: Page) =>
  page
    .locator('a[href="/About"]')
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click()
    })

test('a page is not swapped in before the style sheet is there', async ({ page }) => {
  let deliver: () => void = () => undefined
  const asked = new Promise<void>((done) => {
    deliver = done
  })
  await page.route(sheets, async (route) => {
    await asked
    await route.continue()
  })
  // The document's load event waits for the sheet too.
  await page.goto(siteUrl('foundation'), { waitUntil: 'domcontentloaded' })
  await mark(page)
  const answered = page.waitForResponse(/\/_page\/About$/)
  await go(page)
  await answered
  await page.waitForTimeout(500)
  expect(new URL(page.url()).pathname).toBe('/')
  deliver()
  await expect(page).toHaveURL(/\/About$/)
  expect(await isStyled(page)).toBe(true)
  await expect(page.locator('header[data-mark=same]')).toHaveCount(1)
})

test('without the style sheet the next page is a document with its own style', async ({
  page,
  complaints,
}) => {
  await page.route(sheets, (route) => route.abort())
  await page.goto(siteUrl('foundation'))
  await mark(page)
  await go(page)
  await expect(page).toHaveURL(/\/About$/)
  await expect(page.locator('header[data-mark=same]')).toHaveCount(0)
  await expect.poll(() => isStyled(page)).toBe(true)
  expect(complaints.every((line) => line.includes('net::ERR_FAILED'))).toBe(true)
  complaints.length = 0
})
