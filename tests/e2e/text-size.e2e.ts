import { expect } from '@playwright/test'
import { browserArguments } from './browser.ts'
import { crawl, siteUrl, test } from './site.ts'
import { wrongTexts } from './text-on-page.ts'

// A visitor who has chosen text of twice the size in the browser: WCAG 2.2, 1.4.4, and on a narrow screen 1.4.10.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
})

for (const layout of ['default', 'demo', 'lms', 'foundation']) {
  for (const width of [1280, 640, 390, 320]) {
    test(`with text of twice the size ${layout} can be read on a screen of ${width}`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height: 800 })
      const wrong: string[] = []
      for (const path of await crawl(layout)) {
        await page.goto(siteUrl(layout, path))
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (excess > 0) wrong.push(`${path} is ${excess} pixels too wide`)
        for (const line of await wrongTexts(page)) wrong.push(`${path} ${line}`)
      }
      expect(wrong).toEqual([])
    })
  }
}
