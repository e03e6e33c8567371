import { expect, test } from '@playwright/test'
import { button, field, fill, formPage, openForm, sentNotice, summary } from './appointment-form.ts'
import { deliver, expectStoredOnce, newEmail, visitorPage } from './visitor.ts'

test('what was typed is there after a reload and after another page, until it is sent', async ({
  browser,
}) => {
  const options = { scripts: true }
  const page = await visitorPage(browser, options)
  const email = newEmail()
  await openForm(page, formPage(), options)
  await fill(page, email)
  await page.reload()
  await openForm(page, formPage(), options)
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'topic')).not.toHaveValue('')
  await page.locator('header a[href="/"]').first().click()
  await openForm(page, formPage(), options)
  await expect(field(page, 'name')).toHaveValue('Rahma Aditya')
  await button(page).click()
  await expect(sentNotice(page)).toBeVisible()
  await openForm(page, formPage(), options)
  await expect(field(page, 'email')).toHaveValue('')
})

test('a line that is lost after the server has answered costs nothing: one request is stored', async ({
  browser,
}) => {
  const options = { scripts: true }
  const page = await visitorPage(browser, options)
  const email = newEmail()
  await openForm(page, formPage(), options)
  await fill(page, email)
  const keys: (string | undefined)[] = []
  await page.route(formPage(), async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 2) return route.continue()
    expect(await deliver(route.request())).toBe(200)
    return route.abort('connectionreset')
  })
  await button(page).click()
  await expect(sentNotice(page)).toBeVisible()
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  await expectStoredOnce(page, email)
})

test('without a line the form says so, keeps what was typed, and is sent when it is back', async ({
  browser,
}) => {
  const options = { scripts: true }
  const page = await visitorPage(browser, options)
  const email = newEmail()
  await openForm(page, formPage(), options)
  await fill(page, email)
  await page.context().setOffline(true)
  await button(page).click()
  await expect(summary(page)).toContainText('Tidak ada sambungan')
  await expect(field(page, 'email')).toHaveValue(email)
  await page.context().setOffline(false)
  await button(page).click()
  await expect(sentNotice(page)).toBeVisible()
  await expectStoredOnce(page, email)
})

test('a session that is over is said, and nothing typed is lost', async ({ browser }) => {
  const options = { scripts: true }
  const page = await visitorPage(browser, options)
  const email = newEmail()
  await openForm(page, formPage(), options)
  await page.evaluate(() => localStorage.setItem('access_token', 'over'))
  await fill(page, email)
  await button(page).click()
  // A sending is given up after twenty seconds.
  await expect(summary(page)).toContainText('Anda tidak lagi masuk', { timeout: 20_000 })
  await expect(field(page, 'email')).toHaveValue(email)
  await button(page).click()
  await expect(sentNotice(page)).toBeVisible()
  await expectStoredOnce(page, email)
})
