import { expect } from '@playwright/test'
import { fillSignIn, signUp, type Person } from './people.ts'
import { siteUrl, test } from './site.ts'

test('signing in comes back to the page, whose menu then has the name, the pages of the kind and the way out', async ({
  page,
  browser,
}) => {
  const email = `ranumi.${Date.now()}@sekolah.example`
  const person: Person = {
    layout: 'demo',
    name: 'Ranumi Arum',
    email,
    password: 'kata sandi yang panjang',
  }
  const other = await browser.newPage()
  await signUp(other, person)
  await other.close()

  await page.goto(siteUrl('demo', '/Class'))
  await page.locator('main a[href^="/Class/"]').first().click()
  await expect(page).toHaveURL(/\/Class\/[\w-]+$/)
  const address = page.url()
  const menu = page.locator('.account-menu')
  await menu.getByRole('link', { name: 'Masuk' }).click()
  await expect(page).toHaveURL(siteUrl('demo', '/Login'))
  // By way of the page for new accounts, as who tries that first goes.
  await page
    .getByRole('link', { name: /Daftar$/ })
    .first()
    .click()
  await expect(page).toHaveURL(siteUrl('demo', '/Register'))
  await page.getByRole('link', { name: 'Sudah punya akun? Masuk' }).click()
  await page.locator('main').getByRole('link', { name: 'Masuk', exact: true }).click()
  await page.waitForURL('**/account/sign-in?**')
  await fillSignIn(page, person)
  await expect(page).toHaveURL(address)

  const button = menu.getByRole('button', { name: 'Akun' })
  await expect(button).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Masuk' })).toBeHidden()
  await button.click()
  await expect(menu.getByText('Ranumi Arum')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Kelas saya' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.getByText('Ranumi Arum')).toBeHidden()
  await expect(button).toBeFocused()

  const html = await page.evaluate(async () => (await fetch(location.href)).text())
  expect(html).toContain('account-menu')
  expect(html).not.toMatch(/Ranumi/)

  await button.click()
  await menu.getByRole('button', { name: 'Keluar' }).click()
  await expect(menu.getByRole('link', { name: 'Masuk' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await expect(menu).not.toContainText('Ranumi')
})
