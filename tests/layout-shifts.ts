import type { Page } from '@playwright/test'

/** Counts the layout shifts of a page from its beginning; called before the page is opened. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shift: Reflect.get(window, 'shift') + Number(Reflect.get(entry, 'value')),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of the layout shifts so far: https://web.dev/articles/cls */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'shift')))
