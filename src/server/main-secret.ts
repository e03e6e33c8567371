import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppTokens } from './calls/app-token.ts'
import type { Config } from './server-config.ts'

/** The app tokens of all sites, signed with the secrets of this server. */
export const openAppTokens = async (
  config: Pick<Config, 'secrets' | 'dataFolder'>,
): Promise<AppTokens> => new AppTokens(await requireSecrets(config))

/** The secrets of the configuration, or one that is made once and stored in the data folder. */
async function requireSecrets({
  secrets,
  dataFolder,
}: Pick<Config, 'secrets' | 'dataFolder'>): Promise<readonly [string, ...string[]]> {
  const [newest, ...old] = secrets
  if (newest !== undefined) return [newest, ...old]
  const file = join(dataFolder, 'secret')
  await mkdir(dataFolder, { recursive: true })
  // Of processes that start together the first one writes it, and the others read what it wrote.
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return [(await readFile(file, 'utf8')).trim()]
}
