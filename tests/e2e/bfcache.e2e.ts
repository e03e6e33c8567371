import { chromium, expect, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from './browser.ts'
import { siteUrl, test } from './site.ts'

declare global {
  interface Window {
    /** Whether this document came back from the back/forward cache. */
    isRestored?: boolean
  }
}

/** Leaves a page for a document of another site, and comes back. Gives whether the browser had kept it whole. */
async function leaveAndReturn(page: Page, address: string): Promise<boolean | undefined> {
  await page.goto(address)
  await page.waitForTimeout(1500)
  await page.evaluate(() => {
    window.isRestored = false
    addEventListener('pageshow', ({ persisted }) => (window.isRestored = persisted))
  })
  await page.goto(siteUrl('lms'))
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'complete')
  return page.evaluate(() => window.isRestored)
}

// Playwright switches the cache off in every browser that it starts.
test('a page that the visitor comes back to is as they left it', async () => {
  const browser = await chromium.launch({
    executablePath: findBrowser((line) => process.stderr.write(`${line}\n`)),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ serviceWorkers: 'allow' })
    const paths = ['/', '/Class', '/Class/menulis-untuk-layar', '/Make-Appointment', '/Mentor']
    for (const path of paths) {
      const restored = await leaveAndReturn(page, siteUrl('demo', path))
      expect([path, restored]).toEqual([path, true])
    }
  } finally {
    await browser.close()
  }
})
