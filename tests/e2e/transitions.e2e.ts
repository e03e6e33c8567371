import { expect, type Page, type Route } from '@playwright/test'
import { followLink, siteUrl, test } from './site.ts'

/** Holds the payloads of some pages back until they are released. */
async function holdPages(page: Page, paths: RegExp): Promise<() => void> {
  const waiting: (() => void)[] = []
  let isHeld = true
  await page.route(paths, async (route: Route) => {
    if (isHeld) await new Promise<void>((done) => waiting.push(done))
    await route.continue().catch(() => undefined)
  })
  return () => {
    isHeld = false
    for (const done of waiting) done()
  }
}

/** Stores the opacity of the page in each frame from here on. */
const watchOpacity = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seenOpacity: seen })
    const main = document.querySelector('main') ?? document.body
    const look = () => {
      seen.push(getComputedStyle(main).opacity)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const seenOpacity = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenOpacity: string[] }).seenOpacity)

/** A page that is whole, of this address, and can be read. */
async function isShown(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(siteUrl('demo', path))
  const main = page.locator('body > main')
  await expect(main).not.toHaveAttribute('aria-busy')
  await expect(main).not.toHaveClass(/page-/)
  await expect(main).toHaveCSS('opacity', '1')
  await expect(page.locator('h1')).toHaveCount(1)
}

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a page that is gone to has ${reducedMotion === 'reduce' ? 'no transition for who asks for less motion' : 'a transition'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto(siteUrl('demo'))
    await watchOpacity(page)
    await followLink(page, '/Class')
    await isShown(page, '/Class')
    const seen = new Set(await seenOpacity(page))
    if (reducedMotion === 'reduce') expect([...seen]).toEqual(['1'])
    else expect(seen.size).toBeGreaterThan(1)
    await expect(page.locator('body > main')).toBeFocused()
  })

test('two quick clicks show the page of the last one, once, whichever comes first', async ({
  page,
}) => {
  await page.goto(siteUrl('demo'))
  const length = await page.evaluate(() => history.length)
  const release = await holdPages(page, /\/_page\/News$/)
  await followLink(page, '/News')
  await followLink(page, '/Class')
  await isShown(page, '/Class')
  release()
  await page.waitForLoadState('networkidle')
  await isShown(page, '/Class')
  expect(await canonical(page)).toMatch(/\/Class$/)
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
  await followLink(page, '/News')
  await followLink(page, '/News')
  await isShown(page, '/News')
  expect(await page.evaluate(() => history.length)).toBe(length + 2)
})

test('a transition that another click ends leaves the page to be read until that one is there', async ({
  page,
}) => {
  await page.goto(siteUrl('demo'))
  const release = await holdPages(page, /\/_page\/News$/)
  const heading = (await page.locator('h1').textContent()) ?? ''
  // The second click comes while the page of the first is about to be shown.
  await page.evaluate(() => {
    const follow = (to: string) => {
      const link = document.createElement('a')
      link.href = to
      document.querySelector('main')?.append(link)
      link.click()
    }
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('main.page-leave-active')) return
      observer.disconnect()
      follow('/News')
    }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['class'] })
    follow('/Class')
  })
  const main = page.locator('body > main')
  await expect(main).toHaveAttribute('aria-busy', 'true')
  await expect(main).toHaveCSS('opacity', '1')
  await expect(main).not.toHaveClass(/page-leave-active/)
  await expect(page.locator('h1')).toHaveText(heading)
  release()
  await isShown(page, '/News')
  await expect(main).toBeFocused()
})

test('going back while a page is loaded stays where one is, and the focus follows each page', async ({
  page,
}) => {
  await page.goto(siteUrl('demo'))
  await followLink(page, '/Class')
  await isShown(page, '/Class')
  const release = await holdPages(page, /\/_page\/News$/)
  await followLink(page, '/News')
  await page.goBack()
  await isShown(page, '/')
  release()
  await page.waitForLoadState('networkidle')
  await isShown(page, '/')
  await expect(page.locator('body > main')).toBeFocused()
  await expect(page.locator('#announcer')).toHaveText(await page.title())
  const id = (await page.locator('main > [id]').last().getAttribute('id')) ?? ''
  await followLink(page, `/#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
})
