import type { Page } from '@playwright/test'

/**
 * Lays out what is far below the screen too, as it is once a visitor has scrolled there: until then its blocks clip what is
 * too wide for them, and axe finds one of them where another will be. By script, since a page's policy forbids other styles.
 */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(
    "document.querySelectorAll('main > * > section').forEach((one) => { one.style.contentVisibility = 'visible' })",
  )
