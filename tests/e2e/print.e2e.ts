import { expect } from '@playwright/test'
import { siteUrl, test } from './site.ts'

const pages = {
  class: siteUrl('demo', '/Class/menulis-untuk-layar'),
  course: siteUrl('lms', '/Courses/figma-sampai-serah-terima'),
  article: siteUrl('foundation', '/Articles/sumbangan-barang-yang-berguna'),
  policy: siteUrl('default', '/Privacy-Policy'),
}

for (const [name, address] of Object.entries(pages)) {
  test(`on paper the ${name} is dark on white, without menus and buttons`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page.locator('.header-menu, .header-open, .button, .pager').filter({ visible: true }),
    ).toHaveCount(0)
    const colours = await page.evaluate(() =>
      ['--c-page', '--c-ink'].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name),
      ),
    )
    expect(colours).toEqual(['#fff', '#000'])
  })
}

test('on paper what is closed on the screen is open', async ({ page }) => {
  await page.goto(pages.course)
  const closed = page.locator('main details:not([open])').first()
  const inside = closed.locator('li').first()
  await expect(inside).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(inside).toBeVisible()
})
