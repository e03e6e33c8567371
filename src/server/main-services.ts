import { join } from 'node:path'
import { toLocalConfig } from '#src/services/local/config.ts'
import { openLocalServices } from '#src/services/local/open.ts'
import { openOutbound } from '#src/services/outbound.ts'
import { privateHostsOf, toRemoteConfig } from '#src/services/remote/remote-config.ts'
import { openRemoteServices } from '#src/services/remote/open-remote-services.ts'
import type { Services } from '#src/services/service.ts'
import { cacheShares } from './cache-shares.ts'
import type { AppTokens } from './calls/app-token.ts'
import type { Config } from './server-config.ts'

type Log = (message: string, details?: Record<string, unknown>) => void

/**
 * Opens the services that the configuration names: our own, or those of an operator's hosts. A database that is not
 * there yet is waited for as long as the configuration says; a command that says 0 has its answer at once.
 */
export async function openServices(config: Config, tokens: AppTokens, log: Log): Promise<Services> {
  if (config.remote.SERVICES === 'remote') {
    const remote = toRemoteConfig(config.remote, (siteId) => tokens.publicKey(siteId))
    const send = openOutbound({ privateHosts: privateHostsOf(remote.bases) })
    return openRemoteServices(remote, send, log)
  }
  const { databaseUrl, databasePatience, dataFolder } = config
  if (databaseUrl && config.local.DRIVE_S3_URL === undefined)
    log(
      'Uploaded files are on the disk of this machine: a second node would not have them. For several nodes, ' +
        'set DRIVE_S3_URL.',
    )
  return openLocalServices({
    databaseUrl,
    patience: databasePatience,
    folder: join(dataFolder, 'db'),
    answerBytes: cacheShares(config.cacheBytes).answers,
    log,
    config: toLocalConfig(config.local, {
      dataFolder,
      secret: tokens.secret,
      send: openOutbound(),
      log,
    }),
  })
}
