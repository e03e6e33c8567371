import { defineConfig } from '@playwright/test'
import { browserArguments } from './browser.ts'

/** `npm run e2e` starts a built server and says where it is and which browser to use. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // Requests that a service worker answers are seen by no route of a test; service-worker.e2e.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      args: browserArguments,
    },
  },
})
