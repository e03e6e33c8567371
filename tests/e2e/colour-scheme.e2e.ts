import { expect, type Page } from '@playwright/test'
import { screens } from './places.ts'
import { followLink, siteUrl, test } from './site.ts'

const choiceOf = (page: Page) => page.getByRole('combobox', { name: 'Tampilan' })
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const schemeOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

/** Stores the colour scheme of each of the first twenty frames that have a body: from the first paint on. */
const firstScheme = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenSchemes: seen })
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.documentElement).colorScheme)
      if (seen.length < 20) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const seenSchemes = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { seenSchemes: string[] }).seenSchemes)])

for (const { name, layout, viewport } of [
  { name: 'lms on a desktop', layout: 'lms', viewport: screens.desktop },
  { name: 'demo on a phone', layout: 'demo', viewport: screens.phone },
])
  test.describe(name, () => {
    test.use({ viewport })

    test('a visitor chooses dark pages, which stay so from the first paint of each page on', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await firstScheme(page)
      await page.goto(siteUrl(layout))
      const light = await ground(page)
      await expect(choiceOf(page)).toHaveValue('system')
      await choiceOf(page).selectOption('Gelap')
      await expect.poll(() => schemeOf(page)).toBe('dark')
      const dark = await ground(page)
      expect(dark).not.toBe(light)

      await page.reload()
      await expect(choiceOf(page)).toHaveValue('dark')
      expect(await seenSchemes(page)).toEqual(['dark'])
      await followLink(page, '/News')
      await expect(page).toHaveURL(/\/News$/)
      expect(await ground(page)).toBe(dark)
      await page.goto(siteUrl(layout, '/Courses'))
      await expect(page.locator('h1')).toBeVisible()
      expect(await seenSchemes(page)).toEqual(['dark'])

      // Paper is light, whatever was chosen.
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      expect(await schemeOf(page)).toBe('light')
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
      await choiceOf(page).selectOption('Ikuti perangkat')
      await expect.poll(() => ground(page)).toBe(light)
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await ground(page)).toBe(dark)
      await choiceOf(page).selectOption('Terang')
      await expect.poll(() => ground(page)).toBe(light)
      await page.reload()
      await expect(choiceOf(page)).toHaveValue('light')
      expect(await seenSchemes(page)).toEqual(['light'])
    })
  })

test('where nothing was chosen, showing the choice changes no condition of the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const changes: string[] = []
    Object.assign(window, { changes })
    const elements = new MutationObserver((all) =>
      changes.push(...all.map(({ target }) => (target as Element).outerHTML)),
    )
    elements.observe(document, { subtree: true, attributeFilter: ['media'] })
    const text = Object.getOwnPropertyDescriptor(MediaList.prototype, 'mediaText')
    Object.defineProperty(MediaList.prototype, 'mediaText', {
      ...text,
      set(changed: string) {
        changes.push('rule')
        text?.set?.call(this, changed)
      },
    })
  })
  const changes = () => page.evaluate(() => (window as unknown as { changes: string[] }).changes)
  await page.goto(siteUrl('lms'))
  await expect(choiceOf(page)).toHaveValue('system')
  expect(await changes()).toEqual([])
  await choiceOf(page).selectOption('Gelap')
  await expect.poll(() => schemeOf(page)).toBe('dark')
  expect(await changes()).toContain('rule')
  expect((await changes()).join()).toContain('<meta')
})

test('the logo and the colour of the bars are those of the chosen scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(siteUrl('lms'))
  const shown = () =>
    page
      .locator('header .brand img')
      .first()
      .evaluate((image) => image instanceof HTMLImageElement && image.currentSrc)
  const bars = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    )
  const [logo, colour] = [await shown(), await bars()]
  await expect(choiceOf(page)).toHaveValue('system')
  await choiceOf(page).selectOption('Gelap')
  await expect.poll(bars).not.toBe(colour)
  const [darkLogo, darkColour] = [await shown(), await bars()]
  await page.reload()
  expect([await shown(), await bars()]).toEqual([darkLogo, darkColour])
  if ((await page.locator('header .brand source').count()) > 0) expect(darkLogo).not.toBe(logo)
})

test('forced colours are the system’s, whatever was chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await page.goto(siteUrl('demo'))
  const before = await ground(page)
  await expect(choiceOf(page)).toHaveValue('system')
  await choiceOf(page).selectOption('Gelap')
  expect(await ground(page)).toBe(before)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })
  test('pages are as the system asks, and there is nothing to choose', async ({ page }) => {
    await page.goto(siteUrl('demo'))
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect(page.locator('.footer-scheme')).toBeHidden()
  })
})
