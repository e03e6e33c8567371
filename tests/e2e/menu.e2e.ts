import { expect, type Page } from '@playwright/test'
import { siteUrl, test } from './site.ts'

test.use({ viewport: { width: 360, height: 760 } })

const opener = (page: Page) => page.locator('.header-open')
const menu = (page: Page) => page.locator('.header-menu')

async function openMenu(page: Page, layout = 'demo'): Promise<void> {
  await page.goto(siteUrl(layout))
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert')
}

/** Whether the focus is in the menu, or in nothing of the page. */
const isInside = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active, body } = document
    return active === body || active?.closest('.header-menu') !== null
  })

for (const layout of ['demo', 'lms', 'foundation']) {
  test(`no key leads out of the open menu of ${layout}`, async ({ page }) => {
    await openMenu(page, layout)
    expect(await isInside(page)).toBe(true)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let i = 0; i < 25; i++) {
        await page.keyboard.press(key)
        expect(await isInside(page)).toBe(true)
      }
    }
  })
}

test('Escape closes the menu, and its button has the focus again', async ({ page }) => {
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('the button in the menu closes it, and so does a press beside it', async ({ page }) => {
  await openMenu(page)
  await page.locator('.header-close').click()
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  // In the face of this layout the menu leaves a part of the screen free.
  await page.setViewportSize({ width: 700, height: 760 })
  await openMenu(page, 'lms')
  await page.mouse.click(100, 500)
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('a link of the menu closes it, and the page that it leads to has the focus', async ({
  page,
}) => {
  await openMenu(page)
  await menu(page).locator('a[href="/About"]').click()
  await expect(page).toHaveURL(/\/About$/)
  await expect(menu(page)).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('on a wide screen nothing is out of reach', async ({ page }) => {
  await openMenu(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('[inert]')).toHaveCount(0)
})

/** On both sides of each width at which the header changes, and between. */
const widths = [320, 360, 479, 480, 768, 1023, 1024, 1152, 1279, 1280, 1440, 1920]

for (const layout of ['demo', 'lms', 'foundation']) {
  test(`the menu of ${layout} is one row, or one column, in both languages on a screen of any width`, async ({
    page,
  }) => {
    const wrong: string[] = []
    for (const path of ['/', '/en']) {
      await page.goto(siteUrl(layout, path))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const { rows, entries, excess } = await page.evaluate(() => {
          const boxes = [...document.querySelectorAll('.header-list > li')]
            .map((entry) => entry.getBoundingClientRect())
            .filter((box) => box.width > 0)
          const tops = new Set(boxes.map(({ top }) => Math.round(top)))
          const lefts = new Set(boxes.map(({ left }) => Math.round(left)))
          const outside = [
            ...document.querySelectorAll('.header-brand, .header-end, .header-search'),
          ]
            .map((part) => part.getBoundingClientRect())
            .filter((box) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
          return {
            rows: Math.min(tops.size, lefts.size),
            entries: boxes.length,
            excess: outside.length + Math.max(0, document.documentElement.scrollWidth - innerWidth),
          }
        })
        const isShown = width >= 1024
        if (rows !== (isShown ? 1 : 0) || entries > 3 !== isShown || excess > 0)
          wrong.push(`${path} at ${width}: ${entries} entries in ${rows} rows, ${excess} too wide`)
      }
    }
    expect(wrong).toEqual([])
  })
}

test('neither a pointer that passes over a page nor its menu loads React', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(siteUrl('lms'))
  const isOfReact = (url: string) => /\/(?:mount|island|hydrate)[\w-]*\.js$/.test(url)
  for (const part of await page.locator('header a, header summary, header button').all())
    if (await part.isVisible()) await part.hover()
  // The focus leaves the open menu before the part that closes it is there.
  let release = () => undefined as void
  const held = new Promise<void>((done) => (release = done))
  await page.route(/\/shell-menu-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.locator('summary.header-link').click()
  await expect(page.locator('.header-sub-link').first()).toBeVisible()
  await page.locator('header .brand').focus()
  release()
  await expect(page.locator('.header-sub-link').first()).toBeHidden()
  // A list that can be filtered is an island, which wakes when its filter is used.
  await page.goto(siteUrl('demo'))
  const list = page.locator('[data-island][data-wake=interaction]')
  await list.locator('.card').first().hover()
  await list.getByRole('button').last().hover()
  await page.waitForLoadState('networkidle')
  expect(scripts.some((url) => url.includes('/shell-menu-'))).toBe(true)
  expect(scripts.filter(isOfReact)).toEqual([])
  await list.getByRole('button').last().focus()
  await expect(list).toHaveAttribute('data-awake', '')
  expect(scripts.filter(isOfReact).length).toBeGreaterThan(0)
})
