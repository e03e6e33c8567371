import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faces } from '#tools/gallery/choice.ts'
import { findOverflows } from './overflows.ts'
import { openSheetBrowser, type SheetBrowser } from './sheet-browser.ts'
import { filledSheet, fullSheet, withText } from './sheets.ts'
import { runsAll, someOf } from './which-cases.ts'

const word = 'Mempertanggungjawabkan'.repeat(14).slice(0, 300)
const sentence =
  'Pembelajaran berkelanjutan bersama para pengajar yang mempertanggungjawabkan hasilnya kepada masyarakat setempat. '
    .repeat(3)
    .slice(0, 300)

const sheet = runsAll ? fullSheet : filledSheet
const sheets = {
  'ordinary texts': { placed: sheet },
  'a word of 300 letters': { placed: withText(sheet, word), title: word },
  'texts of 300 letters': { placed: withText(sheet, sentence), title: sentence },
}

let browser: SheetBrowser
beforeAll(async () => {
  browser = await openSheetBrowser()
})
afterAll(() => browser.close())

const all = faces.flatMap((face) =>
  ([390, 1280] as const).flatMap((width) =>
    ([16, 32] as const).flatMap((rootSize) =>
      (['a word of 300 letters', 'texts of 300 letters', 'ordinary texts'] as const).map(
        (name) => ({ face, width, rootSize, name }),
      ),
    ),
  ),
)

test('the texts have 300 letters, and one of them no space', () => {
  expect([word.length, sentence.length, word.includes(' ')]).toEqual([300, 300, false])
})

describe.concurrent('every block', () => {
  // Each face has twelve cases: one of seven is another kind of case in each of them.
  test.each(someOf(all, 7))(
    'holds $name in face $face at $width, with a root size of $rootSize',
    async ({ name, ...shown }) => {
      const found = await browser.show(
        { ...shown, ...sheets[name], scheme: 'light', locale: 'id' },
        findOverflows,
      )
      expect(found).toEqual([])
    },
  )
})
