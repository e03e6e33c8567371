import type { Page } from '@playwright/test'

/** Waits until the fonts and all pictures of a page are there, also those that load when they are scrolled to. */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].map((picture) => {
      picture.loading = 'eager'
      return picture.decode().catch(() => undefined)
    })
    await Promise.all([document.fonts.ready, ...pictures])
  })
}
