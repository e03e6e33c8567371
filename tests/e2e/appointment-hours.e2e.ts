import { readFile } from 'node:fs/promises'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import {
  button,
  chooseHour,
  field,
  fill,
  formPage,
  openForm,
  sentNotice,
  summary,
} from './appointment-form.ts'
import { mailsTo } from './mails.ts'
import { newEmail, visitorPage } from './visitor.ts'

const hour = (page: Page, startsAt: string) => page.locator(`[name=startsAt][value="${startsAt}"]`)

/** Books an hour of the demo site by its form, until no place of it is left. */
async function bookOut(browser: Browser, startsAt: string): Promise<void> {
  for (;;) {
    const page = await visitorPage(browser, { scripts: false })
    await openForm(page, formPage('demo'), { scripts: false })
    const isFree = (await hour(page, startsAt).count()) > 0
    if (isFree) {
      await fill(page, newEmail())
      const day = page.locator('.slot-day').filter({ has: hour(page, startsAt) })
      if ((await day.getAttribute('open')) === null) await day.locator('summary').click()
      await hour(page, startsAt).check()
      await button(page).click()
      // A test beside this one may take the last place between the two pages.
      await expect(sentNotice(page).or(summary(page)).filter({ visible: true })).toHaveCount(1)
    }
    await page.context().close()
    if (!isFree) return
  }
}

/** The lines of a calendar, unfolded. */
const linesOf = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n')

/** The calendar that a mail carries. */
function calendarOf(mail: string): string {
  const [, encoded = ''] = /filename=[^\n]*\.ics[\s\S]*?\n\n([A-Za-z0-9+/=\n]+)/.exec(mail) ?? []
  return Buffer.from(encoded, 'base64').toString()
}

for (const scripts of [false, true]) {
  const how = scripts ? 'with scripts' : 'without scripts'

  test(`${how}, a free hour is booked, and its calendar is on the page and in the mail`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, { scripts })
    const email = newEmail()
    await openForm(page, formPage('foundation'), { scripts })
    await fill(page, email)
    const startsAt = await chooseHour(page)
    await button(page).click()
    await expect(sentNotice(page)).toContainText('Perjanjian Anda tercatat')
    await expect(sentNotice(page)).toContainText(/\w+, \d+ \w+ \d{4}, \d\d\.\d\d–\d\d\.\d\d WIB/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sentNotice(page).getByRole('link', { name: /\.ics/ }).click(),
    ])
    const file = linesOf(await readFile(await download.path(), 'utf8'))
    const begin = `DTSTART:${startsAt.replaceAll(/[-:]|\.\d+/g, '')}`
    expect(file).toContain(begin)
    await expect
      .poll(() => mailsTo(email).then((mails) => mails.length), { timeout: 30_000 })
      .toBe(1)
    const [mail = ''] = await mailsTo(email)
    const sent = linesOf(calendarOf(mail))
    expect(sent).toContain(begin)
    const uid = file.find((line) => line.startsWith('UID:'))
    expect(uid).toMatch(/^UID:appointment-[\da-f-]{36}@foundation$/)
    expect(sent).toContain(uid)
    await page.context().close()
  })

  test(`${how}, an hour that was taken meanwhile is refused, and everything typed is kept`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, { scripts })
    const email = newEmail()
    await openForm(page, formPage('demo'), { scripts })
    await fill(page, email)
    const startsAt = await chooseHour(page)
    await bookOut(browser, startsAt)
    await button(page).click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page)).toContainText(/baru saja terisi\. Yang masih kosong: .* WIB/)
    await expect(hour(page, startsAt)).toHaveCount(0)
    await expect(field(page, 'email')).toHaveValue(email)
    await expect(field(page, 'message')).toHaveValue('Kami ingin bertemu.\nPagi lebih baik.')
    await summary(page).getByRole('link').first().click()
    await expect(page.locator('.slot-day summary').first()).toBeFocused()
    await chooseHour(page)
    await button(page).click()
    await expect(sentNotice(page)).toContainText('Perjanjian Anda tercatat')
    await page.context().close()
  })
}

for (const width of [390, 1280])
  test(`the hours fit a screen of ${width}, and have no fault that axe knows`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, { scripts: true })
    await page.setViewportSize({ width, height: 844 })
    await openForm(page, formPage('lms', '/en'), { scripts: true })
    await expect(page.getByText('All hours are in WIB.')).toBeVisible()
    await chooseHour(page)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
    expect(await axeViolations(page)).toEqual([])
    await page.context().close()
  })
