import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { openOutbound } from '#src/services/outbound.ts'
import { openProvider } from './analytics/provider.ts'
import { partytownFiles, workerFiles } from './analytics/worker-files.ts'
import { compressBuilt } from './main-client.ts'
import type { AnalyticsOptions } from './routes/analytics-routes.ts'
import type { Config } from './server-config.ts'

/** What measures visits: Partytown's files from its package, and the provider behind the one way out. */
export async function openAnalytics(
  { analyticsOrigin: own, proxies }: Pick<Config, 'analyticsOrigin' | 'proxies'>,
  log: Logger,
): Promise<AnalyticsOptions> {
  const folder = dirname(
    createRequire(import.meta.url).resolve('@builder.io/partytown/package.json'),
  )
  const read = async (name: (typeof partytownFiles)[number]) =>
    [name, await readFile(join(folder, 'lib', name), 'utf8')] as const
  const texts = Object.fromEntries(await Promise.all(partytownFiles.map(read)))
  const send = openOutbound({ privateHosts: own === undefined ? [] : [new URL(own).hostname] })
  const origins = own === undefined ? undefined : { script: own, collect: own }
  return {
    provider: openProvider(send, origins),
    files: workerFiles(texts as Parameters<typeof workerFiles>[0], compressBuilt),
    proxies,
    failed: (error) => log.warn({ err: error }, 'The provider of analytics could not be asked'),
  }
}
