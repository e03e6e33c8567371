import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { faces } from '#tools/gallery/choice.ts'
import { openSheetBrowser, type Sheet, type SheetBrowser } from './sheet-browser.ts'
import { filledSheet, withText } from './sheets.ts'
import { runsAll, thirdOf } from './which-cases.ts'

/** The colour schemes that faces are checked in. */
const schemes = ['light', 'dark'] as const

const long =
  'Pembelajaran berkelanjutan bersama para pengajar yang mempertanggungjawabkan hasilnya kepada masyarakat setempat. '.repeat(
    40,
  )

const sheets = { filled: filledSheet, 'long texts': withText(filledSheet, long) }

/** Every text of the long sheet is the same: pictures have the texts of their captions, and lists of links one name. */
const acceptedOf: Record<keyof typeof sheets, readonly string[]> = {
  filled: [],
  'long texts': ['image-redundant-alt', 'landmark-unique'],
}

let browser: SheetBrowser
beforeAll(async () => {
  browser = await openSheetBrowser()
})
afterAll(() => browser.close())

const Findings = z.array(z.string())

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a page, by rule and element. That two landmarks have one name counts within a block: which blocks
 * are on one page, and what they are called, is chosen by layouts.
 */
const violationsOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source)
  return Findings.parse(
    await page.evaluate(`(async () => {
      const { violations } = await axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })
      const nodeOf = (target) => document.querySelector(target)?.closest('main > [id], body > [id]:not(main)')?.id
      const isWithin = ({ any, target: [own] }) => any.some(({ relatedNodes }) =>
        relatedNodes.some(({ target: [other] }) => nodeOf(other) === nodeOf(own)))
      return violations.flatMap(({ id, nodes }) => nodes
        .filter((node) => id !== 'landmark-unique' || isWithin(node))
        .map((node) => id + ': #' + nodeOf(node.target[0]) + ' ' + node.html.slice(0, 160) + ' ' + node.failureSummary))
    })()`),
  )
}

/** A scheme changes colours alone, so that the lengths of texts matter in one of them. */
const namesIn: Record<(typeof schemes)[number], readonly (keyof typeof sheets)[]> = {
  light: runsAll ? ['filled', 'long texts'] : ['filled'],
  dark: ['filled'],
}
const widths: readonly (390 | 1280)[] = runsAll ? [390, 1280] : [390]
const cases = thirdOf(faces).flatMap((face, i) =>
  (runsAll || i === 0 ? schemes : schemes.slice(0, 1)).flatMap((scheme) =>
    widths.flatMap((width) =>
      namesIn[scheme].map((name) => ({ face, scheme, width, name, placed: sheets[name] })),
    ),
  ),
)

describe.concurrent('axe', () => {
  test.each(cases)(
    'finds nothing in face $face, $scheme, at $width, $name',
    async ({ name, ...one }) => {
      const sheet: Sheet = { ...one, locale: 'id' }
      const found = await browser.show(sheet, violationsOn)
      const accepted = acceptedOf[name]
      expect(found.filter((line) => !accepted.some((rule) => line.startsWith(`${rule}:`)))).toEqual(
        [],
      )
    },
  )
})
