import { expect, type Page } from '@playwright/test'
import { countShifts, shiftOf } from '#tests/layout-shifts.ts'
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

/** Answers the first request for the sheet at once, as `first` says, and each later one when it is let go. */
async function holdSheets(page: Page, first: 'held' | 'failed'): Promise<() => void> {
  let deliver: () => void = () => undefined
  const asked = new Promise<void>((done) => {
    deliver = done
  })
  let isFirst = first === 'failed'
  await page.route(sheets, async (route) => {
    if (isFirst) {
      isFirst = false
      return route.abort()
    }
    await asked
    await route.continue()
  })
  return deliver
}

/** Where the parts of the first screen are, and how they look. */
const firstScreen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header *, main > :first-child *')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(one)
        return [one.className, x, y, width, height, color, backgroundColor, fontSize, fontWeight]
      }),
  )

for (const layout of ['demo', 'foundation'])
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const)
    test(`the first screen of ${layout} at ${width} is painted before its sheets are there, and stays as it is`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') asked.push(request.url())
      })
      await page.setViewportSize({ width, height })
      await countShifts(page)
      const deliver = await holdSheets(page, 'held')
      await page.goto(siteUrl(layout), { waitUntil: 'commit' })
      await expect(page.locator('h1')).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
        .toBeGreaterThan(0)
      await page.evaluate(() => document.fonts.ready)
      const before = await firstScreen(page)
      const shift = await shiftOf(page)
      expect(before.length).toBeGreaterThan(10)
      await expect(page.locator('footer')).toBeHidden()
      deliver()
      await expect(page.locator('footer')).toBeVisible()
      await page.waitForLoadState('load')
      await page.evaluate(() => document.fonts.ready)
      expect(await firstScreen(page)).toEqual(before)
      expect(await shiftOf(page)).toBe(shift)
      // Its runtime has the sheets already.
      await go(page)
      await expect(page).toHaveURL(/\/About$/)
      expect(await isStyled(page)).toBe(true)
      expect(asked.filter((url) => sheets.test(url))).toHaveLength(1)
      expect(new Set(asked).size).toBe(asked.length)
    })

test('a page is not swapped in before the style sheet is there', async ({ page, complaints }) => {
  const deliver = await holdSheets(page, 'failed')
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
  expect(complaints.every((line) => line.includes('net::ERR_FAILED'))).toBe(true)
  complaints.length = 0
})

test('without the style sheet a page can be read, and the next one is a document of its own', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(/\.css$/, (route) => route.abort())
  await page.goto(siteUrl('foundation'))
  await expect(page.locator('footer')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await mark(page)
  await go(page)
  await expect(page).toHaveURL(/\/About$/)
  await expect(page.locator('header[data-mark=same]')).toHaveCount(0)
  expect(complaints.every((line) => line.includes('net::ERR_FAILED'))).toBe(true)
  complaints.length = 0
})
