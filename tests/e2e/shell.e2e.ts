import { expect, type Page } from '@playwright/test'
import { followLink, siteUrl, test } from './site.ts'

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a sub-menu opens and closes by keys, and its label is marked with its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(siteUrl('lms'))
  const label = page.locator('summary.header-link')
  const mark = () => label.evaluate((one) => getComputedStyle(one, '::before').scale)
  expect(await mark()).toBe('0 1')
  await followLink(page, '/Lms')
  await expect(page).toHaveURL(/\/Lms$/)
  await expect.poll(mark).toBe('1')
  await followLink(page, '/News')
  await expect.poll(mark).toBe('0 1')

  await label.focus()
  const loaded = page.waitForResponse(/shell-menu-[\w-]{8}\.js$/)
  await page.keyboard.press('Enter')
  await loaded
  await page.keyboard.press('Tab')
  const first = page.locator('.header-sub-link').first()
  await expect(first).toBeFocused()
  await expect(first).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(label).toBeFocused()
  await expect(first).toBeHidden()
  // What only a ground said is said by a line where grounds are taken away.
  await page.emulateMedia({ forcedColors: 'active' })
  await label.press('Enter')
  await page.goto(siteUrl('lms', '/News'))
  await expect(page.locator('.header-list > li > a[aria-current]')).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
})

for (const [layout, item] of Object.entries({
  demo: '/Class/menulis-untuk-layar',
  foundation: '/Articles/sumbangan-barang-yang-berguna',
}))
  test(`at 400 % a home, a list and an item of ${layout} are read by scrolling down alone`, async ({
    page,
  }) => {
    // A window of 1280 × 1024 pixels.
    await page.setViewportSize({ width: 320, height: 256 })
    for (const path of ['/', '/Class', item]) {
      await page.goto(siteUrl(layout, path))
      expect([path, await overflow(page)]).toEqual([path, 0])
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
      const covered = await page.evaluate(() =>
        [140, 250].map((y) => document.elementFromPoint(160, y)?.closest('main') === null),
      )
      expect([path, covered]).toEqual([path, [false, false]])
    }
  })

test('the header searches the classes from an icon that becomes a field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(siteUrl('foundation', '/en'))
  const field = page.getByRole('searchbox', { name: 'Search classes' })
  const width = async () => (await field.boundingBox())?.width ?? 0
  expect(await width()).toBe(44)
  await field.focus()
  expect(await width()).toBeGreaterThan(200)
  await field.fill('desain')
  await field.press('Enter')
  await expect(page).toHaveURL(siteUrl('foundation', '/en/Class?search=desain'))
})

test('the breadcrumbs are those of the page that was gone to', async ({ page }) => {
  await page.goto(siteUrl('demo', '/Event'))
  const trail = page.getByRole('navigation', { name: 'Posisi halaman' })
  const paths = await page
    .locator('main a[href^="/Event/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  expect(paths.length).toBeGreaterThan(1)
  const shown: string[] = []
  for (const path of paths.slice(0, 2)) {
    await followLink(page, path)
    await expect(page).toHaveURL(siteUrl('demo', path))
    const current = trail.locator('[aria-current=page]')
    await expect(current).toHaveText((await page.locator('h1').first().textContent()) ?? '')
    shown.push((await current.textContent()) ?? '')
  }
  expect(new Set(shown).size).toBe(2)
})

test('an announcement is closed for good, and moves nothing', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Pengumuman' })
  const shift = () =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) =>
            done(
              list
                .getEntries()
                .reduce((sum, one) => sum + (one as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(done, 500, 0)
        }),
    )
  await page.goto(siteUrl('demo', '/Blocks'))
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Tutup pengumuman' }).click()
  await expect(bar).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(bar).toBeHidden()
  expect(await shift()).toBe(0)
})

test('a page is sent on by WhatsApp, its address is copied, and on paper there is no menu', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(siteUrl('demo', '/Class/menulis-untuk-layar'))
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  const link = page.getByRole('link', { name: 'Kirim lewat WhatsApp' })
  const sent = new URL((await link.getAttribute('href')) ?? '')
  expect(sent.origin + sent.pathname).toBe('https://wa.me/')
  expect(sent.searchParams.get('text')).toContain(canonical ?? '-')
  const copy = page.getByRole('button', { name: 'Salin tautan' })
  const said = page.locator('.share-said')
  await expect(async () => {
    await copy.click()
    await expect(said).toHaveText('Tautan sudah disalin.', { timeout: 500 })
  }).toPass()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical)
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.locator('.header-search, .account-menu, .share, .back-to-top').filter({ visible: true }),
  ).toHaveCount(0)
})

test('on a phone a link to the top is there from the third screen on, and covers no other link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl('lms'))
  const link = page.locator('.back-to-top')
  await expect(link).toBeHidden()
  await page.evaluate(() => scrollTo(0, 844 * 2.5))
  await expect(link).toBeVisible()
  await expect(link).toBeInViewport()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const [box, footer] = await Promise.all([
    link.boundingBox(),
    page.locator('body > div > footer').boundingBox(),
  ])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
  await page.evaluate(() => scrollTo(0, 844 * 3))
  await link.click()
  await expect(page.locator('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => scrollTo(0, 4000))
  await expect(link).toBeHidden()
})

test('at 400 % a page has no side, its first key leads to the content, and its footer says whose it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const layout of ['demo', 'lms', 'foundation', 'default']) {
    await page.goto(siteUrl(layout, '/en/Accessibility'))
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Tab')
    await expect(page.locator('.skip-link')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    const footer = page.locator('body > div > footer')
    await expect(footer.getByText(/^Operated by/)).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveCount(1)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the menu, its search, sharing and an announcement are of use', async ({ page }) => {
    await page.goto(siteUrl('demo'))
    await page.locator('.header-open').click()
    await page.getByRole('searchbox', { name: 'Cari di situs ini' }).fill('menulis')
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    await expect(page).toHaveURL(siteUrl('demo', '/_search?search=menulis'))
    await page.goto(siteUrl('demo', '/Class/menulis-untuk-layar'))
    await expect(page.locator('.share-way').filter({ visible: true })).toHaveText([
      'Kirim lewat WhatsApp',
    ])
    await page.goto(siteUrl('demo', '/Blocks'))
    const bar = page.getByRole('region', { name: 'Pengumuman' })
    await expect(bar).toBeVisible()
    await expect(bar).toHaveCSS('position', 'static')
    await expect(bar.locator('button')).toBeHidden()
  })
})

test('what is far below the first screen is laid out when a visitor comes near', async ({
  page,
}) => {
  await page.goto(siteUrl('demo', '/'))
  const last = page.locator('main > div:nth-child(n + 5) > section').last()
  const isLaidOut = () =>
    last.evaluate((section) =>
      section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    )
  expect(await isLaidOut()).toBe(false)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
})
