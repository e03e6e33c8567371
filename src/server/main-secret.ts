import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './server-config.ts'

/** The secrets of this server: those it was given, or one of its own that is made once and kept in the data folder. */
export async function requireSecrets({
  secrets,
  dataFolder,
}: Pick<Config, 'secrets' | 'dataFolder'>): Promise<readonly [string, ...string[]]> {
  const [newest, ...old] = secrets
  if (newest !== undefined) return [newest, ...old]
  const file = join(dataFolder, 'secret')
  await mkdir(dataFolder, { recursive: true })
  // Whoever is first writes it; whoever comes at the same time reads what the first one wrote.
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return [(await readFile(file, 'utf8')).trim()]
}
