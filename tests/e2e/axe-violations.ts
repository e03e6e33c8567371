import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { layOutAll } from '#tests/lay-out-all.ts'

/** The rules of axe that the page breaks as it is shown now. */
export async function axeViolations(page: Page): Promise<string[]> {
  await layOutAll(page)
  await page.evaluate(axe.source)
  return page.evaluate<string[]>(
    "axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations.map(({ id }) => id))",
  )
}
