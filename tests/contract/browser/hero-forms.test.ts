import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneContent } from '#tools/gallery/one-content.ts'
import { openSheetBrowser, type SheetBrowser } from './sheet-browser.ts'

let browser: SheetBrowser
beforeAll(async () => {
  browser = await openSheetBrowser()
})
afterAll(() => browser.close())

const placed = oneContent.filter(({ block }) => block.type === 'hero')
const light = { placed, scheme: 'light', locale: 'id' } as const

test('on a front page the first action looks like a button, and the second like a link', async () => {
  const grounds = await browser.show({ ...light, face: 'newsroom', width: 1280 }, (page) =>
    page
      .locator('.hero .button')
      .evaluateAll((buttons) => buttons.map((one) => getComputedStyle(one).backgroundColor)),
  )
  expect(grounds).toHaveLength(2)
  expect(grounds[0]).not.toBe('rgba(0, 0, 0, 0)')
  expect(grounds[1]).toBe('rgba(0, 0, 0, 0)')
})

test.each([390, 1280] as const)(
  'the picture of a campaign begins where its figures end, at %s',
  async (width) => {
    const { facts, picture } = await browser.show(
      { ...light, face: 'campaign', width },
      async (page) => ({
        facts: await page.locator('.hero-facts').boundingBox(),
        picture: await page.locator('.hero-media').boundingBox(),
      }),
    )
    expect(picture?.x).toBe(0)
    expect(picture?.y).toBeCloseTo((facts?.y ?? 0) + (facts?.height ?? 0), 0)
    expect(picture?.height).toBeLessThan(width * 0.6)
  },
)
