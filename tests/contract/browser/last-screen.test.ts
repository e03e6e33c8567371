import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeViolations } from '#tests/e2e/axe-violations.ts'
import { browserArguments, findBrowser } from '#tests/e2e/browser.ts'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'

/** Two layouts of different languages, faces and shells. */
const layouts = ['foundation', 'government'] as const
/** A phone and a desktop. */
const widths = [390, 1280] as const

/** Rules that cannot be chosen: neither a page can be drawn then nor its error screen. */
const choose = () => {
  throw new Error('a secret of the sheet')
}

describe('when the error screen of a site fails itself', () => {
  let served: ServedLayouts
  let browser: Browser
  beforeAll(async () => {
    const styles = { select: choose, selectFirst: choose, needsOf: choose }
    served = await serveLayouts(['base', ...layouts], {}, { styles })
    const executablePath = findBrowser((line) => process.stderr.write(`${line}\n`))
    browser = await chromium.launch({ executablePath, args: browserArguments })
  })
  afterAll(async () => {
    await browser.close()
    await served.close()
  })

  test.each(layouts.flatMap((layout) => widths.map((width) => ({ layout, width }))))(
    'a visitor of $layout reads the words of the specification, $width px wide',
    async ({ layout, width }) => {
      const page = await browser.newPage({ viewport: { width, height: 800 } })
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      const { port } = new URL(served.server.url)
      const answer = await page.goto(`http://${layout}.localhost:${port}/`)
      expect(answer?.status()).toBe(500)
      expect(await page.title()).toBe('An error occurred while showing the error page')
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(await page.title())
      const text = await page.locator('main').innerText()
      expect(text).toContain(
        'Unfortunately an error occurred and while showing the error page another error occurred',
      )
      expect(text).not.toContain('a secret')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await axeViolations(page)).toEqual([])
      const home = page.getByRole('link', { name: 'Go back to home' })
      const [again] = await Promise.all([page.waitForResponse('**/'), home.press('Enter')])
      expect(again.status()).toBe(500)
      // Chromium says of its own accord that the document came with 500.
      expect(complaints.filter((line) => !line.includes('status of 500'))).toEqual([])
      await page.close()
    },
  )
})
