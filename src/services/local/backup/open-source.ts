import { rm } from 'node:fs/promises'
import type { Backend, BackendOptions } from '../database/backend.ts'
import { DataFolderHeld } from '../database/pglite/data-folder-held.ts'
import { openPglite } from '../database/pglite/pglite-backend.ts'
import { openPostgres } from '../database/postgres/postgres-backend.ts'
import { askForCopy } from './running-copy.ts'

/** Which database: PostgreSQL when there is an address, else the embedded one of this folder. */
export interface Place {
  databaseUrl: string | undefined
  folder: string
}

/** Reading a table or building an index of a large one takes longer than what a page may wait for. */
const deadline = 600_000

const options: BackendOptions = {
  deadline,
  log: () => undefined,
  listener: { received: () => undefined, missed: () => undefined },
}

/** Opens a database as it is. Throws DataFolderHeld when another process has its folder open. */
export const openAsIs = ({ databaseUrl, folder }: Place): Promise<Backend> =>
  databaseUrl === undefined || databaseUrl === ''
    ? openPglite(folder, options)
    : openPostgres(databaseUrl, options)

/** The same, to read it while a server uses it: an embedded one is copied by that server. */
export async function openToRead(place: Place): Promise<Backend> {
  try {
    return await openAsIs(place)
  } catch (error) {
    if (!(error instanceof DataFolderHeld)) throw error
    return openCopy(await askForCopy(place.folder), place.folder)
  }
}

async function openCopy(copy: string, folder: string): Promise<Backend> {
  const remove = () => rm(copy, { recursive: true, force: true })
  try {
    const backend = await openPglite(copy, options)
    return {
      ...backend,
      name: `PGlite in ${folder}`,
      async close() {
        await backend.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}
