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
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      args: browserArguments,
    },
  },
})
