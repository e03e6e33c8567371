import { expect, type Page } from '@playwright/test'
import { siteUrl, test } from './site.ts'

const home = siteUrl('foundation')

/** Puts a link at the beginning of the page. */
const addLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    link.textContent = 'penanda'
    document.querySelector('main')?.prepend(link)
  }, href)
const added = (page: Page) => page.getByText('penanda', { exact: true })

test('the skip link moves the focus to the page, and the next key goes on from there', async ({
  page,
}) => {
  await page.goto(home)
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main a:focus, main button:focus')).toHaveCount(1)
})

test('a link to a part of the page moves the focus to it', async ({ page }) => {
  await page.goto(home)
  const id = await page.locator('main > div[id]').nth(2).getAttribute('id')
  await addLink(page, `#${id}`)
  await added(page).click()
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
})

test('a link to a control focuses it, and leaves it in the order of the page', async ({ page }) => {
  await page.goto(home)
  await page.evaluate(() => document.querySelector('footer li a')?.setAttribute('id', 'tujuan'))
  await addLink(page, '#tujuan')
  await added(page).click()
  await expect(page.locator('#tujuan')).toBeFocused()
  await expect(page.locator('#tujuan')).not.toHaveAttribute('tabindex')
})

test('the link to the other language leads to the page that is shown, with its query', async ({
  page,
}) => {
  await page.goto(siteUrl('demo'))
  const language = page.locator('header a[hreflang=en]')
  await expect(language).toHaveAttribute('href', '/en')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/Class?state=ended&search=a'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page).toHaveURL(siteUrl('demo', '/Class?state=ended&search=a'))
  await expect(language).toHaveAttribute('href', '/en/Class?state=ended&search=a')
  await page.goBack()
  await expect(language).toHaveAttribute('href', '/en')
  await page.goto(siteUrl('demo', '/en/Class?search=a&state=ended'))
  await expect(page.locator('header a[hreflang=id]')).toHaveAttribute(
    'href',
    '/Class?search=a&state=ended',
  )
})

test('the section of a page is marked, from the server and after a navigation', async ({
  page,
}) => {
  const marked = page.locator('header nav a[aria-current]')
  const list = siteUrl('foundation', '/Class')
  await page.goto(list)
  await expect(marked.first()).toHaveAttribute('aria-current', 'page')
  const detail = await page.locator('main a[href^="/Class/"]').first().getAttribute('href')
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click(),
    detail,
  )
  await expect(page).toHaveURL(siteUrl('foundation', detail ?? ''))
  await expect(page.locator('header nav a[href="/Class"]').first()).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.reload()
  await expect(page.locator('header nav a[href="/Class"]').first()).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.goBack()
  await expect(page.locator('header nav a[href="/Class"]').first()).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('a title in another language says so, after a navigation too', async ({ page }) => {
  await page.goto(siteUrl('demo', '/en/News'))
  const lang = () => page.locator('head > title').getAttribute('lang')
  expect(await lang()).toBe(null)
  const paths = await page
    .locator('main a.card-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const inIndonesian = await findInIndonesian(page, paths)
  await page.locator(`main a.card-link[href="${inIndonesian}"]`).first().click()
  await expect(page).toHaveURL(siteUrl('demo', inIndonesian))
  await expect.poll(lang).toBe('id')
  await expect(page.locator('#announcer')).toHaveAttribute('lang', 'id')
  await page.goBack()
  await expect.poll(lang).toBe(null)
  await expect(page.locator('#announcer')).not.toHaveAttribute('lang')
})

/** The first of some pages whose document says that its title is Indonesian. */
async function findInIndonesian(page: Page, paths: string[]): Promise<string> {
  for (const path of paths) {
    const html = await page.evaluate(async (url) => (await fetch(url)).text(), path)
    if (html.includes('<title lang="id">')) return path
  }
  throw new Error('every page of the list has a title in English')
}
