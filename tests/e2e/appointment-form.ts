import type { Page } from '@playwright/test'
import { pointAt } from './point-at.ts'
import { siteUrl } from './site.ts'

export const formPage = (layout = 'lms', prefix = ''): string =>
  siteUrl(layout, `${prefix}/Make-Appointment`)

/** Opens the form; with scripts, when its island is awake. */
export async function openForm(page: Page, url: string, { scripts }: { scripts: boolean }) {
  await page.goto(url)
  const island = page.locator('[data-island=appointment-form]')
  if (scripts) await pointAt(island)
}

export const field = (page: Page, name: string) =>
  page.locator(`[data-island=appointment-form] [name=${name}]`)
export const button = (page: Page) =>
  page.locator('[data-island=appointment-form] button[type=submit]')
export const sentNotice = (page: Page) => page.locator('.form-sent')
export const summary = (page: Page) => page.locator('.form-summary')

/** Opens a day and chooses one of its hours, by chance: tests that run at the same time seldom choose the same. */
export async function chooseHour(page: Page): Promise<string> {
  const day = page.locator('.slot-day').nth(Math.floor(Math.random() * 6) + 1)
  if ((await day.getAttribute('open')) === null) await day.locator('summary').click()
  const hours = day.locator('[name=startsAt]')
  const hour = hours.nth(Math.floor(Math.random() * (await hours.count())))
  await hour.check()
  return hour.inputValue()
}

/** Fills in every field that must be filled in. */
export async function fill(page: Page, email: string): Promise<void> {
  await field(page, 'topic').selectOption({ index: 1 })
  await field(page, 'name').fill('Rahma Aditya')
  await field(page, 'email').fill(email)
  await field(page, 'phone').fill('0812 3456 7890')
  await chooseHour(page)
  await field(page, 'message').fill('Kami ingin bertemu.\nPagi lebih baik.')
}
