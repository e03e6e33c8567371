import { expect, type Page } from '@playwright/test'
import { button, field, fill, formPage, openForm, sentNotice, summary } from './appointment-form.ts'
import { breakAt, faults } from './faults.ts'
import { policedTest as test } from './policed-test.ts'
import { uncaughtErrors } from './site.ts'
import { expectStoredOnce, newEmail, visitorPage } from './visitor.ts'

/** Moves the clock of the page on, second by second, until something is shown. */
async function passUntil(page: Page, isShown: () => Promise<boolean>): Promise<void> {
  for (let second = 0; second < 120 && !(await isShown()); second++) await page.clock.runFor(1000)
}

/** Everything that `fill` wrote is in the fields, and the page around them can be read. */
async function keeps(page: Page, email: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('body > main')).toHaveCSS('opacity', '1')
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'name')).toHaveValue('Rahma Aditya')
  await expect(field(page, 'message')).toHaveValue('Kami ingin bertemu.\nPagi lebih baik.')
}

for (const fault of faults)
  test(`a form, ${fault}: the page stays, keeps what was typed, and sends it once without a reload`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, { scripts: true })
    const uncaught = uncaughtErrors(page)
    await page.clock.install()
    await openForm(page, formPage(), { scripts: true })
    await page.locator('h1').evaluate((heading) => heading.setAttribute('data-mark', ''))
    const email = newEmail()
    await fill(page, email)
    const lift = await breakAt(page, /\/Make-Appointment$/, fault)
    const asked = page.waitForRequest((request) => request.method() === 'POST')
    await button(page).click()
    await asked
    if (fault === 'slow') {
      await page.clock.runFor(10_000)
      await expect(page.locator('.progress')).toBeVisible()
      await expect(button(page)).toHaveText('Mengirim…')
      await keeps(page, email)
      await passUntil(page, () => summary(page).isVisible())
      await expect(summary(page)).toContainText('Jawaban terlalu lama. Isian Anda tersimpan')
    } else {
      await passUntil(page, () => summary(page).isVisible())
      await expect(summary(page)).toContainText('Tidak ada sambungan. Isian Anda tersimpan')
    }
    await expect(summary(page)).toBeFocused()
    await keeps(page, email)
    await lift()
    await button(page).click()
    await passUntil(page, () => sentNotice(page).isVisible())
    await expect(sentNotice(page)).toContainText('Perjanjian Anda tercatat')
    await expect(page.locator('h1[data-mark]')).toHaveCount(1)
    await expectStoredOnce(page, email)
    expect(uncaught).toEqual([])
    await page.context().close()
  })
