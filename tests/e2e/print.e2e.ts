import { expect } from '@playwright/test'
import { screens } from './places.ts'
import { siteUrl, test } from './site.ts'

const pages = {
  class: siteUrl('demo', '/Class/menulis-untuk-layar'),
  course: siteUrl('lms', '/Courses/figma-sampai-serah-terima'),
  article: siteUrl('foundation', '/Articles/sumbangan-barang-yang-berguna'),
  policy: siteUrl('default', '/Privacy-Policy'),
}

// From a phone as well as from a desktop.
for (const [i, [name, address]] of Object.entries(pages).entries()) {
  test(`on paper the ${name} is dark on white, without menus and buttons`, async ({ page }) => {
    await page.setViewportSize(i % 2 === 0 ? screens.phone : screens.desktop)
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

test('on paper a chapter is its text alone, with the addresses of its links', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(siteUrl('lms', '/Courses/git-untuk-bekerja-bersama/module/chapter/area-siap'))
  await expect(page.getByRole('heading', { level: 2, name: 'Tiga tempat' })).toBeVisible()
  await expect(
    page.locator('.chapter-outline, .chapter-neighbours, .chapter-copy').filter({ visible: true }),
  ).toHaveCount(0)
  await expect(page.locator('.chapter-trail')).toContainText('Git untuk Bekerja Bersama')
  await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
  await page.locator('.chapter-text').evaluate((text) => {
    text.insertAdjacentHTML('beforeend', '<p><a href="https://contoh.example/baca">Baca</a></p>')
  })
  const address = await page
    .locator('.chapter-text a[href="https://contoh.example/baca"]')
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toContain('https://contoh.example/baca')
})
