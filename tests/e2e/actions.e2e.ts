import { expect } from '@playwright/test'
import { button, field, fill, formPage, openForm, sentNotice, summary } from './appointment-form.ts'
import { policedTest as test } from './policed-test.ts'
import { expectStoredOnce, newEmail, storedFor, visitorPage } from './visitor.ts'

for (const scripts of [false, true]) {
  const how = scripts ? 'with scripts' : 'without scripts'
  const options = { scripts }

  for (const layout of ['lms', 'foundation', 'demo'])
    test(`${how}, a form of ${layout} that is filled in is stored, and says so`, async ({
      browser,
    }) => {
      const page = await visitorPage(browser, options)
      const email = newEmail()
      await openForm(page, formPage(layout), options)
      await fill(page, email)
      await button(page).click()
      await expect(sentNotice(page)).toBeVisible()
      await expect(sentNotice(page)).toContainText('Perjanjian Anda tercatat')
      await expect(button(page)).toBeHidden()
      await expectStoredOnce(page, email)
    })

  test(`${how}, what is wrong stands beside its field, and nothing typed is lost`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, options)
    await openForm(page, formPage(), options)
    await fill(page, 'rahma')
    await button(page).click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page)).toContainText('Periksa 1 isian')
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'email')).toHaveAccessibleDescription(/nama@contoh\.id/)
    await expect(field(page, 'email')).toHaveValue('rahma')
    await expect(field(page, 'name')).toHaveValue('Rahma Aditya')
    await expect(field(page, 'topic')).not.toHaveValue('')
    await expect(field(page, 'message')).toHaveValue('Kami ingin bertemu.\nPagi lebih baik.')
    await summary(page).getByRole('link').first().click()
    await expect(field(page, 'email')).toBeFocused()
    await field(page, 'email').fill(newEmail())
    await button(page).click()
    await expect(sentNotice(page)).toBeVisible()
  })

  test(`${how}, an empty form names every field that must be filled in`, async ({ browser }) => {
    const page = await visitorPage(browser, options)
    await openForm(page, formPage(), options)
    await button(page).click()
    await expect(summary(page)).toContainText('Periksa 5 isian')
    await expect(page.locator('.form-error')).toHaveCount(5)
    await expect(page.locator('.form-error').first()).toHaveText('Isi bagian ini.')
  })

  test(`${how}, the form is filled in and sent by keyboard alone`, async ({ browser }) => {
    const page = await visitorPage(browser, options)
    const email = newEmail()
    await openForm(page, formPage(), options)
    await field(page, 'topic').focus()
    await page.keyboard.press('ArrowDown')
    for (const text of ['Rahma', email, '081234567890', 'SMK Contoh']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    // The first hour of the first day, which is open.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await field(page, 'message').focus()
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sentNotice(page)).toBeVisible()
  })

  test(`${how}, the English page speaks English`, async ({ browser }) => {
    const page = await visitorPage(browser, options)
    await openForm(page, formPage('lms', '/en'), options)
    await fill(page, newEmail())
    await field(page, 'phone').fill('telephone')
    await button(page).click()
    await expect(page.locator('.form-error')).toHaveText(
      'Write a telephone number, such as 0812 3456 7890.',
    )
    await expect(page).toHaveURL(/\/en\/Make-Appointment(#[\w-]+)?$/)
    await field(page, 'phone').fill('0812 3456 7890')
    await button(page).click()
    await expect(sentNotice(page)).toContainText('Your appointment is booked')
  })

  test(`${how}, a filled honeypot is refused, and the form can be sent after it`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, options)
    const email = newEmail()
    await openForm(page, formPage(), options)
    await fill(page, email)
    await field(page, 'website').fill('https://spam.example', { force: true })
    await button(page).click()
    await expect(summary(page)).toContainText('Isian tersembunyi terisi')
    await expect(field(page, 'name')).toHaveValue('Rahma Aditya')
    await field(page, 'website').fill('', { force: true })
    await button(page).click()
    await expect(sentNotice(page)).toBeVisible()
    await expectStoredOnce(page, email)
  })

  test(`${how}, who sends too often is told when to try again, and keeps what was typed`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, options)
    for (let times = 0; times < 6; times++) {
      await openForm(page, formPage('demo'), options)
      await fill(page, newEmail())
      await button(page).click()
      if (times < 5) await expect(sentNotice(page)).toBeVisible()
    }
    await expect(summary(page)).toContainText(/Coba lagi dalam \d+ detik/)
    await expect(field(page, 'name')).toHaveValue('Rahma Aditya')
  })

  test(`${how}, a double click sends one request`, async ({ browser }) => {
    const page = await visitorPage(browser, options)
    const email = newEmail()
    await openForm(page, formPage(), options)
    await fill(page, email)
    await button(page).dblclick()
    await expect(sentNotice(page)).toBeVisible()
    await expectStoredOnce(page, email)
  })

  test(`${how}, the form fits a phone of 390`, async ({ browser }) => {
    const page = await visitorPage(browser, options)
    await page.setViewportSize({ width: 390, height: 844 })
    await openForm(page, formPage(), options)
    await button(page).click()
    await expect(summary(page)).toBeVisible()
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
  })

  test(`${how}, a reload of the answer sends nothing again`, async ({ browser }) => {
    const page = await visitorPage(browser, options)
    const email = newEmail()
    await openForm(page, formPage(), options)
    await fill(page, email)
    await button(page).click()
    await expect(sentNotice(page)).toBeVisible()
    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    await expectStoredOnce(page, email)
  })

  test(`${how}, going back after sending sends nothing again`, async ({ browser }) => {
    const page = await visitorPage(browser, options)
    const email = newEmail()
    await openForm(page, formPage(), options)
    await fill(page, email)
    await button(page).click()
    await expect(sentNotice(page)).toBeVisible()
    await page.goBack()
    await expectStoredOnce(page, email)
  })
}

test('a form that another site posts is refused', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: true })
  const email = newEmail()
  await page.route('http://elsewhere.localhost/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${formPage()}"><input name="_node" value="formulir"><input name="email" value="${email}"></form>`,
    }),
  )
  await page.goto('http://elsewhere.localhost/')
  const [answer] = await Promise.all([
    page.waitForResponse(formPage()),
    page.evaluate(() => document.querySelector('form')?.submit()),
  ])
  expect(answer.status()).toBe(403)
  await expect(page.locator('h1')).toHaveText('Tidak diizinkan')
  expect(await storedFor(email)).toBe(0)
})
