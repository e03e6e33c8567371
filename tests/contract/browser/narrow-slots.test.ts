import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '@playwright/test'
import { faces } from '#tools/gallery/choice.ts'
import { findOverflows } from './overflows.ts'
import { openSheetBrowser, type SheetBrowser } from './sheet-browser.ts'
import { filledSheet } from './sheets.ts'
import { someOf } from './which-cases.ts'

let browser: SheetBrowser
beforeAll(async () => {
  browser = await openSheetBrowser()
})
afterAll(() => browser.close())

/** What does not fit when each block is in a column of 26rem on a wide screen. */
async function overflowsInColumns(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const node of document.querySelectorAll<HTMLElement>('main > [id]')) {
      node.className = 'slot'
      node.style.width = '26rem'
    }
  })
  return findOverflows(page)
}

describe.concurrent('every block', () => {
  test.each(someOf(faces, 4))('is laid out for a narrow column in face %s', async (face) => {
    const shown = { face, width: 1280, rootSize: 16, scheme: 'light', locale: 'id' } as const
    const found = await browser.show({ ...shown, placed: filledSheet }, overflowsInColumns)
    expect(found).toEqual([])
  })
})
