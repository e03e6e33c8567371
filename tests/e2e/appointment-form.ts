import { expect, type Page } from '@playwright/test'
import { siteUrl } from './site.ts'

/** A date this many days from now, in Jakarta. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

export const formPage = (layout = 'lms', prefix = ''): string =>
  siteUrl(layout, `${prefix}/Make-Appointment`)

/** Opens the form; with scripts, when its island is awake. */
export async function openForm(page: Page, url: string, { scripts }: { scripts: boolean }) {
  await page.goto(url)
  const island = page.locator('[data-island=appointment-form]')
  await island.scrollIntoViewIfNeeded()
  if (scripts) await expect(island).toHaveAttribute('data-awake', '')
}

export const field = (page: Page, name: string) =>
  page.locator(`[data-island=appointment-form] [name=${name}]`)
export const button = (page: Page) =>
  page.locator('[data-island=appointment-form] button[type=submit]')
export const sentNotice = (page: Page) => page.locator('.form-sent')
export const summary = (page: Page) => page.locator('.form-summary')

/** Fills in every field that must be filled in. */
export async function fill(page: Page, email: string): Promise<void> {
  await field(page, 'topic').selectOption({ index: 1 })
  await field(page, 'name').fill('Rahma Aditya')
  await field(page, 'email').fill(email)
  await field(page, 'phone').fill('0812 3456 7890')
  await field(page, 'preferredDate').fill(dayAhead(7))
  await field(page, 'message').fill('Kami ingin bertemu.\nPagi lebih baik.')
}
