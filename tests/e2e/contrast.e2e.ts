import { expect } from '@playwright/test'
import { siteUrl, test } from './site.ts'

test('a filter that is pressed is told from the others in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(siteUrl('demo'))
  const colours = await page.locator('.filter-choice').evaluateAll((choices) =>
    choices.map((choice) => ({
      isPressed:
        choice.getAttribute('aria-pressed') === 'true' ||
        choice.getAttribute('aria-current') === 'true',
      colour: getComputedStyle(choice).backgroundColor,
    })),
  )
  const of = (isPressed: boolean) =>
    new Set(colours.filter((one) => one.isPressed === isPressed).map(({ colour }) => colour))
  expect(of(true).size).toBe(1)
  expect(of(false).size).toBe(1)
  expect(of(true)).not.toEqual(of(false))
})

test('who asks for more contrast has quiet text in the colour of the text', async ({ page }) => {
  const muted = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return [style.getPropertyValue('--c-muted'), style.getPropertyValue('--c-ink')]
    })
  await page.goto(siteUrl('demo'))
  const [before, ink] = await muted()
  expect(before).not.toBe(ink)
  await page.emulateMedia({ contrast: 'more' })
  expect(await muted()).toEqual([ink, ink])
})
