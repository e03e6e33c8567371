import { join } from 'node:path'
import { readConfig } from '#src/server/server-config.ts'
import type { Place } from '#src/services/local/backup/open-source.ts'

/** What a backup holds or fills: the database, and the folder of uploaded files unless they are in a bucket. */
export interface BackupPlace {
  database: Place
  files: string | null
}

/** Where the environment says that the data is. */
export function backupPlace(environment: NodeJS.ProcessEnv): BackupPlace {
  const { databaseUrl, dataFolder, local } = readConfig(environment)
  return {
    database: { databaseUrl, folder: join(dataFolder, 'db') },
    files: local.DRIVE_S3_URL === undefined ? join(dataFolder, 'drive', 'files') : null,
  }
}

/** One line about files that were not copied; undefined when all were. */
export const lostLine = (lost: readonly string[]): string | undefined =>
  lost.length === 0
    ? undefined
    : `${lost.length} uploaded files are missing or not as they were stored, such as ${lost.slice(0, 3).join(', ')}. ` +
      'Their rows are copied; pages that show them show a broken picture.'

/** How many rows there are in all, and in how many tables. */
export function rowsLine(counts: Iterable<number>): string {
  const all = [...counts]
  return `${all.reduce((sum, count) => sum + count, 0)} rows of ${all.length} tables`
}
