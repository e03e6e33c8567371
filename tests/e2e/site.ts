import { expect, test as base, type Page } from '@playwright/test'

export const port = process.env['E2E_PORT'] ?? '3000'
export const watchfulPort = process.env['E2E_WATCHFUL_PORT'] ?? port

/** The address of a layout's own site on the server under test. */
export const siteUrl = (layout: string, path = '/'): string =>
  `http://${layout}.localhost:${port}${path}`

/** The same on a server whose React is built to tell of every hydration mismatch. */
export const watchfulUrl = (layout: string, path = '/'): string =>
  `http://${layout}.localhost:${watchfulPort}${path}`

/** A page that fails its test when the browser complains of anything. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: async ({}, use) => use([]),
  page: async ({ page, complaints }, use) => {
    page.on('console', (message) => {
      const isBlocked = message.text() === 'Service Worker registration blocked by Playwright'
      if (['error', 'warning'].includes(message.type()) && !isBlocked)
        complaints.push(message.text())
    })
    page.on('response', (answer) => {
      if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`)
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** The messages of errors that no code of the page has caught, as they come. */
export function uncaughtErrors(page: Page): string[] {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  return uncaught
}

/** Follows a link of the page by script, which wakes no island that a pointer would meet. */
export const followLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.querySelector('main')?.append(link)
    link.click()
  }, href)

/** Wakes every island of a page as the focus of a visitor would, and waits until each is awake: on a slow line React takes longer than the 5 s of other checks. */
export async function wakeAll(page: Page, timeout = 5000): Promise<void> {
  const islands = page.locator('[data-island]')
  await islands.evaluateAll((elements) => {
    for (const element of elements) element.dispatchEvent(new Event('focusin'))
  })
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0, { timeout })
}
