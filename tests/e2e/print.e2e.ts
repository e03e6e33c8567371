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
      page
        .locator('.header-menu, .header-open, .button, .pager, footer nav')
        .filter({ visible: true }),
    ).toHaveCount(0)
    const colours = await page.evaluate(() =>
      ['--c-page', '--c-ink'].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name),
      ),
    )
    expect(colours).toEqual(['#fff', '#000'])
  })
}

for (const name of ['class', 'article'] as const)
  test(`on paper the ${name} has no list of others, and nothing is cut off`, async ({ page }) => {
    await page.goto(pages[name])
    const related = page.locator('main .related')
    await expect(related.first()).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 718, height: 1000 })
    await expect(related.filter({ visible: true })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
  })

test('on paper a list of classes is one column within the sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.goto(siteUrl('demo', '/Class'))
  const boxes = await page
    .locator('.class-list > li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()))
  expect(boxes.length).toBeGreaterThan(2)
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(1)
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(718)
})

for (const layout of ['default', 'demo', 'foundation'])
  test(`on paper the text of a policy of ${layout} begins where its title does`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.goto(siteUrl(layout, '/Privacy-Policy'))
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const text = await page.locator('.prose > p').first().boundingBox()
    expect(text?.x).toBeCloseTo(title?.x ?? -1, 0)
  })

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
