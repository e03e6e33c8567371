import { chromium, type Page } from '@playwright/test'
import { browserArguments } from '#tests/e2e/browser.ts'

export interface JudgeBrowser {
  /** Opens a page as a visitor without animations, with its islands hydrated. */
  open(address: string): Promise<Page>
  close(): Promise<void>
}

/** How Chromium reaches the hosts of the sites: through the TLS proxy of this machine. */
export const argumentsFor = (httpsPort: number): string[] => [
  ...browserArguments.filter((one) => !one.startsWith('--host-resolver-rules')),
  `--host-resolver-rules=MAP *.tenun.example 127.0.0.1:${httpsPort}`,
  '--ignore-certificate-errors',
]

/** Starts a Chromium that reaches the sites under test at their own addresses. */
export async function openBrowser(program: string, httpsPort: number): Promise<JudgeBrowser> {
  const browser = await chromium.launch({
    executablePath: program,
    args: argumentsFor(httpsPort),
  })
  const context = await browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: 'reduce' })
  return {
    async open(address) {
      const page = await context.newPage()
      await page.goto(address)
      await page.evaluate(() => {
        for (const island of document.querySelectorAll('[data-island]'))
          island.dispatchEvent(new Event('focusin'))
      })
      await page.waitForFunction(
        () => document.querySelector('[data-island]:not([data-awake])') === null,
      )
      return page
    },
    close: () => browser.close(),
  }
}
