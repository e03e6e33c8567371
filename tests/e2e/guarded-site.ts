import { expect, type Browser, type Page } from '@playwright/test'
import { signUp, type Person } from './people.ts'
import { siteUrl } from './site.ts'

const layout = 'penjaga'

/** An address of the site with guarded pages. */
export const at = (path = '/') => siteUrl(layout, path)

/** Somebody new, with an account at that site. */
export async function newPerson(browser: Browser, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}.${Date.now()}@sekolah.example`
  const person = { layout, name: `${name} Arum`, email, password: 'kata sandi yang panjang' }
  const page = await browser.newPage()
  await signUp(page, person)
  await page.close()
  return person
}

export const gate = (page: Page) => page.getByRole('heading', { level: 1, name: 'Masuk dulu' })
export const signInButton = (page: Page) => page.locator('[data-gate=go]')
export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'))

/** Waits until the runtime has taken the gate over. */
export const awake = (page: Page) =>
  expect(page.locator('section[aria-labelledby=gate-heading]:not([data-account])')).toBeVisible()
