import { expect } from '@playwright/test'
import { layOutAll } from '#tests/lay-out-all.ts'
import { browserArguments } from './browser.ts'
import { pagesOfTheDay } from './pages-of-the-day.ts'
import { siteUrl, test } from './site.ts'
import { wrongTexts } from './text-on-page.ts'

// A visitor who has chosen text of twice the size in the browser: WCAG 2.2, 1.4.4, and on a narrow screen 1.4.10.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
})

const widths = [1280, 640, 390, 320]

for (const layout of ['default', 'demo', 'lms', 'foundation']) {
  test(`with text of twice the size ${layout} can be read on a screen of any width`, async ({
    page,
  }) => {
    test.setTimeout(400_000)
    const wrong: string[] = []
    for (const path of await pagesOfTheDay(layout)) {
      await page.goto(siteUrl(layout, path))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        // A field that has the focus is scrolled to, and what is above it is then behind the header.
        await page.evaluate(() => scrollTo(0, 0))
        await layOutAll(page)
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (excess > 0) wrong.push(`${path} at ${width} is ${excess} pixels too wide`)
        for (const line of await wrongTexts(page)) wrong.push(`${path} at ${width} ${line}`)
      }
    }
    expect(wrong).toEqual([])
  })
}
