import { expect, type Page } from '@playwright/test'
import { layOutAll } from '#tests/lay-out-all.ts'
import { pagesOfTheDay, visitTimeout } from './pages-of-the-day.ts'
import { siteUrl, test, wakeAll, watchfulPort, watchfulUrl } from './site.ts'

const layouts = ['default', 'demo', 'lms', 'foundation']

/** The lines of text a visitor can read, without the words of controls that only scripts can serve. */
const readable = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The texts of forms: with scripts they have steps and choices that follow each other; forms.e2e.ts sends them in both ways. */
const formTexts = async (page: Page): Promise<string[]> =>
  (await page.locator('main form').allInnerTexts()).flatMap(readable)

for (const layout of layouts) {
  test(`every page of ${layout} says as much with scripts off as with scripts on`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(visitTimeout)
    const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
    const staticPage = await withoutScripts.newPage()
    for (const path of await pagesOfTheDay(layout)) {
      await staticPage.goto(siteUrl(layout, path))
      await expect(staticPage.locator('h1'), path).toHaveCount(1)
      await expect(staticPage.locator('h1'), path).toBeVisible()
      const noScript = readable((await staticPage.locator('noscript').allInnerTexts()).join('\n'))
      const without = readable(await staticPage.locator('body').innerText())
      const controls = readable(
        (await staticPage.locator('button').filter({ visible: false }).allTextContents()).join(
          '\n',
        ),
      )
      noScript.push(...(await formTexts(staticPage)))
      await page.goto(siteUrl(layout, path))
      await wakeAll(page)
      // With scripts a quiz asks question by question, and shows all of them at a press.
      for (const listSwitch of await page.locator('.quiz-switch button').all()) {
        await listSwitch.click()
      }
      controls.push(...(await formTexts(page)))
      // Without scripts nothing is measured, and nothing asked.
      const consent = await page.locator('.consent-sheet').allInnerTexts()
      controls.push(...readable(consent.join('\n')))
      const withScripts = readable(await page.locator('body').innerText())
      // With scripts an announcement floats over the launcher of the assistant until it is closed.
      const closing = page.locator('.announcement-floating[data-shown] .announcement-close')
      if (await closing.count()) {
        await closing.click()
        withScripts.push(...readable(await page.locator('body').innerText()))
      }
      controls.push(
        ...(
          await page
            .locator('.radio, .footer-scheme, .quiz-panel, .quiz-switch, .assistant')
            .allInnerTexts()
        ).flatMap(readable),
      )
      expect(
        withScripts.filter((line) => !without.includes(line) && !controls.includes(line)),
        path,
      ).toEqual([])
      expect(
        without.filter((line) => !withScripts.includes(line) && !noScript.includes(line)),
        path,
      ).toEqual([])
    }
    await withoutScripts.close()
  })

  test(`every island of ${layout} wakes as the server drew it`, async ({ page }) => {
    test.setTimeout(visitTimeout)
    for (const path of await pagesOfTheDay(layout, watchfulPort)) {
      await page.goto(watchfulUrl(layout, path))
      await wakeAll(page)
    }
  })

  for (const width of [360, 1280]) {
    test(`no page of ${layout} is wider than a screen of ${width}`, async ({ page }) => {
      test.setTimeout(visitTimeout)
      await page.setViewportSize({ width, height: 800 })
      for (const path of await pagesOfTheDay(layout)) {
        await page.goto(siteUrl(layout, path))
        await layOutAll(page)
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(excess, path).toBeLessThanOrEqual(0)
      }
    })
  }
}
