import { expect, type Page } from '@playwright/test'
import { fewPlaces } from './places.ts'
import { siteUrl, test, wakeAll } from './site.ts'

const home = siteUrl('foundation')

/** A mark that a reload would wipe off. */
const mark = (page: Page) =>
  page.evaluate(() => document.querySelector('header')?.setAttribute('data-mark', 'same'))
const isSameDocument = (page: Page) => expect(page.locator('header[data-mark=same]')).toHaveCount(1)

/** A link of the page's body that leads to another page of the site. */
const toList = (page: Page) => page.locator('main a[href="/Class"]').first()

for (const { name, layout, viewport } of fewPlaces)
  test.describe(name, () => {
    test.use({ viewport })

    test('a link swaps the page in: the shell stays, title, focus and announcement follow', async ({
      page,
    }) => {
      await page.goto(siteUrl(layout))
      await wakeAll(page)
      await mark(page)
      const before = await page.title()
      await toList(page).click()
      await expect(page).toHaveURL(/\/Class$/)
      await isSameDocument(page)
      await expect(page.locator('header[data-mark=same]')).toBeVisible()
      expect(await page.title()).not.toBe(before)
      await expect(page.locator('main')).toBeFocused()
      await expect(page.locator('#announcer')).toHaveText(await page.title())
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Class$/)
      await expect(page.locator('header a[aria-current=page]').first()).toHaveAttribute(
        'href',
        '/Class',
      )
    })
  })

test('the old page leaves before the new one enters', async ({ page }) => {
  await page.goto(home)
  await page.evaluate(() => {
    const main = document.querySelector('main')
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(`${main?.className}|${document.title}`)).observe(
      main ?? document,
      {
        attributes: true,
        childList: true,
      },
    )
  })
  const first = await page.title()
  await toList(page).click()
  await expect(page).toHaveURL(/\/Class$/)
  await expect(page.locator('main')).not.toHaveClass(/page-/)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  const leaving = seen.findIndex((entry) => entry.startsWith('page-leave-active'))
  const entering = seen.findIndex((entry) => entry.startsWith('page-enter-from'))
  expect(leaving).toBeGreaterThanOrEqual(0)
  expect(entering).toBeGreaterThan(leaving)
  expect(seen[leaving]).toContain(first)
})

test('back restores the scroll, forward goes again', async ({ page }) => {
  await page.goto(home)
  const link = toList(page)
  await link.evaluate((element) => {
    scrollTo(0, scrollY + element.getBoundingClientRect().top - 120)
  })
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(100)
  await link.click()
  await expect(page).toHaveURL(/\/Class$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(home)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await page.goForward()
  await expect(page).toHaveURL(/\/Class$/)
})

test('a reload stays where the visitor was', async ({ page }) => {
  await page.goto(home)
  await page.evaluate(() => scrollTo(0, 700))
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

test('a hash scrolls to its node, on this page and on the next', async ({ page }) => {
  await page.goto(home)
  const id = await page.locator('main > div[id]').nth(2).getAttribute('id')
  const atTop = () =>
    page.evaluate((name) => {
      const bounds = document.getElementById(name ?? '')?.getBoundingClientRect()
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      return bounds !== undefined && (Math.abs(bounds.top) < 120 || isAtEnd)
    }, id)
  await page.evaluate((name) => {
    const link = document.createElement('a')
    link.href = `#${name}`
    link.textContent = 'hash'
    document.querySelector('main')?.prepend(link)
  }, id)
  await page.getByText('hash', { exact: true }).click()
  await expect.poll(atTop).toBe(true)
  await page.goto(siteUrl('foundation', '/Class'))
  await page.evaluate((name) => {
    const link = document.createElement('a')
    link.href = `/#${name}`
    link.textContent = 'hash'
    document.querySelector('main')?.prepend(link)
  }, id)
  await page.getByText('hash', { exact: true }).click()
  await expect(page).toHaveURL(`${home}#${id}`)
  await expect.poll(atTop).toBe(true)
})

test('what does not exist is 404, also when a link led there', async ({ page, complaints }) => {
  const answer = await page.goto(siteUrl('foundation', '/Tidak-Ada'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Oops.. Maaf halaman tidak ditemukan',
  )
  await page.getByRole('link', { name: 'Kembali ke halaman utama' }).click()
  await expect(page).toHaveURL(home)
  const missing = await page.goto(siteUrl('foundation', '/Class/Competence/tidak-ada'))
  expect(missing?.status()).toBe(404)
  expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
  complaints.length = 0
})

test('of two quick navigations the last one wins', async ({ page }) => {
  await page.goto(home)
  await page.evaluate(() => {
    for (const path of ['/Class', '/About']) {
      document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click()
    }
  })
  await expect(page).toHaveURL(/\/About$/)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/About$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/About$/)
})

test('a page whose islands sleep loads one script, and navigation once a link is pointed at', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/([a-z-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (request.resourceType() === 'script' && name !== undefined) scripts.push(name)
  })
  const logged = page.waitForResponse(/log\/click$/)
  await page.goto(siteUrl('foundation', '/About'))
  await logged
  await page.waitForLoadState('networkidle')
  // Its footer lets visitors choose light or dark pages: two small parts, and the names that they share.
  expect(scripts.toSorted()).toEqual(['main', 'page-parts', 'scheme', 'scheme-choice'])
  const loaded = page.waitForResponse(/navigate-[\w-]{8}\.js$/)
  await page.locator('main a[href^="/"]').first().hover()
  await loaded
})
