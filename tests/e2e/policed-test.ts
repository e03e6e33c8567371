import { expect, test as base, type BrowserContext } from '@playwright/test'

/** A test that fails when the policy of a document has refused something, in whichever context it opened that. */
export const policedTest = base.extend<{ violations: string[] }>({
  violations: [
    async ({ browser }, use) => {
      const violations: string[] = []
      const watch = (context: BrowserContext) =>
        void context.on('console', (message) => {
          if (message.text().includes('Content Security Policy')) violations.push(message.text())
        })
      browser.on('context', watch)
      await use(violations)
      browser.off('context', watch)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})
