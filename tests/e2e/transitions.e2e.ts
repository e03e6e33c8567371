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

/** Counts the view transitions of the document, or takes them from a browser that has them. */
const countTransitions = (page: Page, hasThem = true) =>
  page.addInitScript((has) => {
    const { startViewTransition } = Document.prototype
    const counted: typeof startViewTransition = function (this: Document, ...given) {
      document.documentElement.dataset['transitions'] += '|'
      return startViewTransition.apply(this, given)
    }
    if (has) Document.prototype.startViewTransition = counted
    else Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  }, hasThem)

const cases = {
  'no transition for who asks for less motion': { motion: 'reduce', has: true, count: 0 },
  'a view transition': { motion: 'no-preference', has: true, count: 1 },
  'a transition where the browser has none of its own': {
    motion: 'no-preference',
    has: false,
    count: 0,
  },
} as const

for (const [name, { motion, has, count }] of Object.entries(cases))
  test(`a page that is gone to has ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await countTransitions(page, has)
    await page.goto(siteUrl('demo'))
    await watchOpacity(page)
    await followLink(page, '/Class')
    await isShown(page, '/Class')
    const seen = new Set(await seenOpacity(page))
    if (motion === 'reduce') expect([...seen]).toEqual(['1'])
    else expect(seen.size).toBeGreaterThan(1)
    const begun = await page.locator('html').getAttribute('data-transitions')
    expect(begun?.match(/\|/g) ?? []).toHaveLength(count)
    await expect(page.locator('body > main')).toBeFocused()
    await expect(page.locator('#announcer')).toHaveText(await page.title())
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

for (const moment of ['leaves', 'is about to enter'] as const)
  test(`a click while a page ${moment} keeps the page that is read until its own is there`, async ({
    page,
  }) => {
    await page.goto(siteUrl('demo'))
    const release = await holdPages(page, /\/_page\/News$/)
    const heading = (await page.locator('h1').textContent()) ?? ''
    await page.evaluate((isLeaving) => {
      const follow = (to: string) => {
        const link = document.createElement('a')
        link.href = to
        document.querySelector('main')?.append(link)
        link.click()
      }
      if (isLeaving)
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('main.page-leave-active')) return
          observer.disconnect()
          follow('/News')
        }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['class'] })
      else {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (change) => {
          document.startViewTransition = start
          follow('/News')
          return start(change)
        }
      }
      follow('/Class')
    }, moment === 'leaves')
    const main = page.locator('body > main')
    await expect(main).toHaveAttribute('aria-busy', 'true')
    await expect(main).toHaveCSS('opacity', '1')
    await expect(main).not.toHaveClass(/page-leave-active/)
    await expect(page.locator('h1')).toHaveText(heading)
    release()
    await isShown(page, '/News')
    await expect(main).toBeFocused()
  })

test('a link can be followed while a page enters', async ({ page }) => {
  await page.goto(siteUrl('demo'))
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('::view-transition-new(root) { animation-duration: 30s }')
    document.adoptedStyleSheets.push(sheet)
    document.querySelector('header')?.setAttribute('data-mark', '')
  })
  await followLink(page, '/Class')
  await expect(page).toHaveURL(siteUrl('demo', '/Class'))
  const link = page.locator('main a[href^="/Class/"]').first()
  const to = (await link.getAttribute('href')) ?? ''
  await link.click()
  await isShown(page, to)
  await expect(page.locator('header[data-mark]')).toHaveCount(1)
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
