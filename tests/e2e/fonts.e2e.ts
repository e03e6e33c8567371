import { expect, type Page } from '@playwright/test'
import { siteUrl, test } from './site.ts'

/** Goes to a page by a link, and returns whether the document stayed. */
async function goTo(page: Page, path: string, heading: string): Promise<boolean> {
  await page.evaluate((to) => {
    document.documentElement.dataset['mark'] = 'same'
    const link = document.createElement('a')
    link.href = to
    document.querySelector('main')?.append(link)
    link.click()
  }, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  return (await page.locator('html').getAttribute('data-mark')) === 'same'
}

test('a page with letters of other languages is loaded with their font, and one without needs none', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(response.url())
  })
  const ofRare = () => fonts.filter((url) => url.includes('-latin.'))
  await page.goto(siteUrl('layar'), { waitUntil: 'networkidle' })
  expect(fonts).not.toEqual([])
  expect(ofRare()).toEqual([])
  expect(await goTo(page, '/Nama', 'Ada ü, ø dan ñ di daftar hadir')).toBe(false)
  await expect.poll(ofRare).toHaveLength(1)
  expect(await page.evaluate(() => document.fonts.check('1em "Plus Jakarta Sans"', 'ü'))).toBe(true)
  expect(await goTo(page, '/', 'Halaman sekolah')).toBe(true)
  expect(await goTo(page, '/Nama', 'Ada ü, ø dan ñ di daftar hadir')).toBe(true)
})
