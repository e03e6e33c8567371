import { readdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { shardOf } from '../../tools/shard.ts'
import { browserArguments } from './browser.ts'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.e2e.ts'))

/** `npm run e2e` starts a built server and says where it is, which browser to use, and which part of the files is run. */
export default defineConfig({
  testDir: '.',
  testMatch: shardOf(files.toSorted(), process.env['E2E_SHARD'] ?? '1/1', Date.now()),
  outputDir: '../../test-results',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]],
  use: {
    // Requests that a service worker answers are seen by no route of a test; service-worker.e2e.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      args: browserArguments,
    },
  },
})
