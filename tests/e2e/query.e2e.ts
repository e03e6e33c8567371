import { expect, type Page } from '@playwright/test'
import { siteUrl, test } from './site.ts'

const news = siteUrl('demo', '/News')
const classes = siteUrl('lms', '/Courses')

const cards = (page: Page) => page.locator('main .card-link')
const pager = (page: Page) => page.getByRole('navigation', { name: 'Halaman daftar' })
const filter = (page: Page) => page.getByRole('navigation', { name: 'Saring menurut status' })
const search = (page: Page) => page.locator('main').getByRole('searchbox')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a link of the pager shows the next page, and the back button the one before', async ({
      page,
    }) => {
      await page.goto(classes)
      const first = await cards(page).allTextContents()
      await pager(page).getByRole('link', { name: 'Berikutnya' }).click()
      await expect(page).toHaveURL(/\/Courses\?page=2#semua$/)
      await expect(pager(page)).toContainText('Halaman 2 dari')
      await expect(page).toHaveTitle(/ – halaman 2 \|/)
      expect(await cards(page).allTextContents()).not.toEqual(first)
      await expect(pager(page).locator('[aria-current=page]')).toHaveText('2')
      await page.goBack()
      await expect(page).toHaveURL(classes)
      await expect(pager(page)).toContainText('Halaman 1 dari')
      expect(await cards(page).allTextContents()).toEqual(first)
    })

    test('a filter narrows the list from its first page, and is kept by the pager', async ({
      page,
    }) => {
      await page.goto(`${classes}?page=2`)
      await filter(page).getByRole('link', { name: 'Pendaftaran Dibuka' }).click()
      await expect(page).toHaveURL(/\/Courses\?state=onRegistration#semua$/)
      await expect(
        page.locator('#semua .badge').filter({ hasNotText: 'Pendaftaran Dibuka' }),
      ).toHaveCount(0)
      await pager(page).getByRole('link', { name: 'Halaman 2' }).click()
      await expect(page).toHaveURL(/\/Courses\?page=2&state=onRegistration#semua$/)
      await expect(filter(page).locator('[aria-current=true]')).toContainText('Pendaftaran Dibuka')
      await filter(page).getByRole('link', { name: 'Semua' }).click()
      await expect(page).toHaveURL(/\/Courses#semua$/)
    })

    test('a link shows more of a list, below those that are shown already', async ({ page }) => {
      await page.goto(siteUrl('lms', '/Mentor'))
      await page.getByRole('link', { name: 'Tampilkan 8 lagi' }).click()
      await expect(page).toHaveURL(/\/Mentor\?show=16#daftar-9$/)
      await expect(page.locator('#daftar')).toContainText('Menampilkan 16 dari')
      await expect(page.locator('#daftar-9')).toBeInViewport()
      if (javaScriptEnabled) await expect(page.locator('#daftar-9')).toBeFocused()
    })

    test('classes that have ended are shown by a link, and hidden again', async ({ page }) => {
      await page.goto(classes)
      await page.getByRole('link', { name: /^Tampilkan \d+ kelas yang telah selesai$/ }).click()
      await expect(page).toHaveURL(/\/Courses\?ended=shown#semua$/)
      await page.getByRole('link', { name: /^Sembunyikan \d+ kelas/ }).click()
      await expect(page).toHaveURL(/\/Courses#semua$/)
    })

    test('a search is typed and sent by keyboard, and says what it found', async ({ page }) => {
      await page.goto(news)
      await search(page).focus()
      await page.keyboard.type('sekolah')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/News\?search=sekolah/)
      await expect(page.locator('main')).toContainText('hasil untuk “sekolah”')
      await expect(search(page)).toHaveValue('sekolah')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    })

    test('a search without a result says what to do, and leads back to everything', async ({
      page,
    }) => {
      await page.goto(`${news}?search=tidakadasamasekali`)
      await page.getByRole('link', { name: 'Tampilkan semua' }).click()
      await expect(page).toHaveURL(/\/News#daftar$/)
      await expect(cards(page).first()).toBeVisible()
    })

    test('an order is chosen in a form', async ({ page }) => {
      await page.goto(news)
      const first = await cards(page).first().textContent()
      await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('oldest')
      await page.getByRole('button', { name: 'Cari' }).click()
      await expect(page).toHaveURL(/[?&]sort=oldest/)
      await expect(cards(page).first()).not.toHaveText(first ?? '')
    })

    test('a page beyond the last leads to the first', async ({ page, complaints }) => {
      const answer = await page.goto(`${classes}?page=400`)
      expect(answer?.status()).toBe(404)
      await page.getByRole('link', { name: 'Buka halaman pertama' }).click()
      await expect(page).toHaveURL(/\/Courses#semua$/)
      expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
      complaints.length = 0
    })
  })
}

test('pages and searches are swapped in: the shell stays, and the focus goes to the list', async ({
  page,
}) => {
  await page.goto(news)
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-mark', 'same'))
  await search(page).fill('kelas')
  await search(page).press('Enter')
  await expect(page).toHaveURL(/\/News\?search=kelas&sort=newest#daftar$/)
  await expect(page.locator('#daftar')).toBeFocused()
  await expect(page.locator('#daftar')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(news)
  await expect(search(page)).toHaveValue('')
  await expect(page.locator('header[data-mark=same]')).toHaveCount(1)
})

test('on a phone, pages, filters and search are no wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of [`${classes}?page=2&state=onRegistration`, `${news}?search=a&page=1`]) {
    await page.goto(address)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
    const link = await page.locator('.pager-link, .filter-choice').first().boundingBox()
    expect(link?.height).toBeGreaterThanOrEqual(44)
  }
})
