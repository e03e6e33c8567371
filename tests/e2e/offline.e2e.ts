import { expect, type Page } from '@playwright/test'
import { fewPlaces } from './places.ts'
import { siteUrl, test } from './site.ts'

const notice = (page: Page) => page.getByRole('alert')
const text = 'Tidak ada sambungan ke situs ini.'

/** Without a line the browser itself says which requests were lost. */
const forget = (complaints: string[]) => {
  const isOfLine = /ERR_INTERNET_DISCONNECTED|No answer\./
  expect(complaints.filter((line) => !isOfLine.test(line))).toEqual([])
  complaints.length = 0
}

/** Who saves data has no page before they ask for it. */
const savesData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )

for (const hasPointed of [false, true])
  test(`a click without a line stays on the page with a message, and goes on when it is back${hasPointed ? ', navigation being loaded' : ''}`, async ({
    page,
    context,
    complaints,
  }) => {
    await savesData(page)
    await page.goto(siteUrl('foundation'))
    await page.waitForLoadState('networkidle')
    const heading = await page.locator('h1').innerText()
    if (hasPointed) {
      const loaded = page.waitForResponse(/navigate-[\w-]{8}\.js$/)
      await page.locator('main a[href="/Class"]').first().hover()
      await loaded
    }
    await page.evaluate(() => document.querySelector('header')?.setAttribute('data-mark', 'same'))
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
    await expect(page).toHaveURL(/\/Class$/)
    await expect(notice(page)).toHaveCount(0)
    await expect(page.locator('header[data-mark=same]')).toHaveCount(1)
    forget(complaints)
  })

for (const { name, layout, viewport } of fewPlaces)
  test.describe(name, () => {
    test.use({ viewport })

    test('the page says when the line is gone, and no more when it is back', async ({
      page,
      context,
      complaints,
    }) => {
      await page.goto(siteUrl(layout))
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await expect(notice(page)).toContainText(text)
      await page.getByRole('button', { name: 'Coba lagi' }).click()
      await expect(notice(page)).toContainText(text)
      await context.setOffline(false)
      await expect(notice(page)).toHaveCount(0)
      await expect(page).toHaveURL(siteUrl(layout))
      forget(complaints)
    })
  })

test('who closes the message stays where they are when the line is back', async ({
  page,
  context,
  complaints,
}) => {
  await savesData(page)
  await page.goto(siteUrl('foundation'))
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.locator('main a[href="/Class"]').first().click()
  await page.getByRole('button', { name: 'Tutup' }).click()
  await expect(notice(page)).toHaveCount(0)
  await context.setOffline(false)
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(siteUrl('foundation'))
  forget(complaints)
})

test('a server that answers wrongly is asked for the document', async ({ page, complaints }) => {
  await savesData(page)
  await page.route('**/_page/Class', (route) => route.fulfill({ status: 500, body: 'x' }))
  await page.goto(siteUrl('foundation'))
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-mark', 'same'))
  await page.locator('main a[href="/Class"]').first().click()
  await expect(page).toHaveURL(/\/Class$/)
  await expect(page.locator('header[data-mark=same]')).toHaveCount(0)
  expect(complaints.filter((line) => !line.includes('500'))).toEqual([])
  complaints.length = 0
})

test('a server that cannot be reached is waited for, though the browser has a line', async ({
  page,
  complaints,
}) => {
  await savesData(page)
  await page.goto(siteUrl('foundation'))
  // A part that is still on its way would fail as well.
  await page.waitForLoadState('networkidle')
  await page.route('**/*', (route) => route.abort())
  await page.locator('main a[href="/Class"]').first().click()
  await expect(notice(page)).toContainText(text)
  await expect(page).toHaveURL(siteUrl('foundation'))
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page).toHaveURL(/\/Class$/)
  expect(complaints.filter((line) => !/net::ERR_FAILED|No answer/.test(line))).toEqual([])
  complaints.length = 0
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
