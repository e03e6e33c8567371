import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { startProvider } from '#tests/e2e/analytics-provider.ts'
import { findBrowser } from '#tests/e2e/browser.ts'
import { prepareFolder } from '#tests/e2e/prepare-folder.ts'
import { isStale } from '../build-stamp.ts'
import { command } from '../command.ts'
import { freePort } from '../free-port.ts'
import { runPlaywright } from '../run-playwright.ts'
import { startBuilt } from '../start-built.ts'

export const e2e = command({
  name: 'e2e',
  summary: 'Test the built server in Chromium, on a database and a copy of our own layouts.',
  options: z.object({
    grep: z
      .string()
      .optional()
      .meta({ description: 'Only tests whose title matches.', value: 'pattern' }),
    shard: z.string().optional().meta({
      description: 'Only the files of one part, such as 2/3; day/3 is another part each day.',
      value: 'part',
    }),
  }),

  async run(terminal, { grep, shard }) {
    const browser = findBrowser(terminal.note)
    const { buildAll, buildClient } = await import('../build-client.ts')
    if (await isStale()) await buildAll()
    const folder = await mkdtemp(join(tmpdir(), 'tenun-e2e-'))
    const links = await prepareFolder(folder)
    await buildClient(join(folder, 'client'), 'development')
    const provider = await startProvider()
    const serve = async (name: string, more: Record<string, string>) => {
      const port = String(await freePort())
      // Each test may be a visitor of its own, by X-Forwarded-For.
      const own = {
        PORT: port,
        DATA_DIR: join(folder, name),
        LOG_LEVEL: 'warn',
        TRUST_PROXY: 'loopback',
        ANALYTICS_ORIGIN: provider.origin,
        ...more,
      }
      return { port, server: await startBuilt({ ...own, LAYOUTS_DIR: join(folder, 'layouts') }) }
    }
    const built = await serve('built', { PAYOUT_COOL_DOWN_HOURS: '0' })
    const watchful = await serve('watchful', { CLIENT_DIR: join(folder, 'client') })
    try {
      const only = grep === undefined ? [] : ['--grep', grep]
      const environment = {
        ...links,
        CHROMIUM_PATH: browser,
        E2E_SHARD: shard ?? '1/1',
        E2E_PORT: built.port,
        E2E_OUTBOX: join(folder, 'built', 'outbox'),
        E2E_WATCHFUL_PORT: watchful.port,
        E2E_PROVIDER: provider.origin,
        E2E_DATA: join(folder, 'built'),
        E2E_REPORT: join(folder, 'report.json'),
      }
      return await runPlaywright(only, environment, terminal.note)
    } finally {
      provider.stop()
      await Promise.all([built.server.stop(), watchful.server.stop()])
      await rm(folder, { recursive: true, force: true })
    }
  },
})
