import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Face } from '#schemas/layout.ts'
import { formsOnPage, parts } from './face-forms.ts'
import { openSheetBrowser, type SheetBrowser } from './sheet-browser.ts'
import { filledSheet } from './sheets.ts'

const types = ['header', 'hero', 'class-grid', 'post-list', 'testimonials', 'page-head', 'footer']
const placed = types.flatMap((type) => filledSheet.filter(({ block }) => block.type === type))

let browser: SheetBrowser
beforeAll(async () => {
  browser = await openSheetBrowser()
})
afterAll(() => browser.close())

test('probe', async () => {
  const all: Record<string, unknown> = {}
  for (const width of [390, 1280] as const)
    for (const face of Face.options) {
      all[`${width} ${face}`] = await browser.show(
        { placed, face, width, scheme: 'light', locale: 'id' },
        (page) => page.evaluate(formsOnPage, parts),
      )
    }
  writeFileSync('/tmp/w/p/forms.json', JSON.stringify(all, null, 1))
  expect(1).toBe(1)
})
