import { expect } from '@playwright/test'
import { ask } from '#tools/ask.ts'
import { siteUrl, test } from './site.ts'

const results = '.search-results > li'

test('a visitor searches the site from its menu by keyboard, and opens what was found', async ({
  page,
}) => {
  await page.goto(siteUrl('demo'))
  await page.getByRole('searchbox', { name: 'Cari di situs ini' }).focus()
  await page.keyboard.type('silabus')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cari di situs ini')
  await expect(page.getByRole('status').first()).toContainText('hasil untuk “silabus”')
  await expect(page.locator(`${results} mark`).first()).toBeVisible()
  const first = page.locator(`${results} a`).first()
  const title = await first.textContent()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '')
})

test('typing mistakes are corrected, and nothing found is said with advice', async ({ page }) => {
  await page.goto(siteUrl('foundation', '/_search?search=beasisva'))
  await expect(page.getByRole('status').first()).toContainText('Ini hasil untuk “beasiswa”')
  expect(await page.locator(results).count()).toBeGreaterThan(0)
  await page.goto(siteUrl('foundation', '/_search?search=qqqzzz'))
  await expect(page.getByRole('status').first()).toContainText('Belum ada yang cocok')
  await expect(page.getByRole('searchbox', { name: 'Kata yang dicari' })).toHaveValue('qqqzzz')
})

test('a search in English shows translations, and markup that is searched for is text', async ({
  page,
}) => {
  await page.goto(siteUrl('foundation', '/en/_search?search=scholarship'))
  await expect(
    page.locator(results).filter({ hasText: 'The Anyam Scholarship' }).first(),
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto(siteUrl('demo', `/_search?search=${encodeURIComponent('"><b id=x>kelas')}`))
  await expect(page.locator('#x')).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Kata yang dicari' })).toHaveValue(
    '"><b id=x>kelas',
  )
})

test('every result of a search is a page, scripts off, on every page of results', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(siteUrl('demo', '/_search?search=kelas'))
  for (let number = 1; number < 3; number++) {
    const hrefs = await page
      .locator(`${results} a`)
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    for (const href of hrefs) {
      const { host, port, pathname: path } = new URL(href)
      const { status } = await ask(Number(port), { host, path })
      expect([href, status]).toEqual([href, 200])
    }
    await page.getByRole('link', { name: 'Berikutnya' }).click()
    await expect(page.getByText(`Halaman ${number + 1} dari`)).toBeVisible()
  }
  await context.close()
})
