import {
  hasPostgres,
  newDatabase,
} from '#src/services/local/database/postgres/new-database-for-test.ts'
import { AppTokens } from '#src/server/calls/app-token.ts'
import type { SiteName } from './case.ts'
import { plantCanaries } from './canary-pages.ts'
import { plantRows } from './canary-rows.ts'
import { secret } from './start-with-layouts.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

interface CanaryWorld {
  world: RunningWorld
  /** The public key of the site. */
  apikey: string
  close(): Promise<void>
}

/**
 * A server whose site has canaries in guarded pages, and in rows where PostgreSQL is here: no second program can write into a
 * folder that a server has open.
 */
export async function openCanaryWorld(site: SiteName): Promise<CanaryWorld> {
  const plant = (layouts: string) => plantCanaries(layouts, site)
  const apikey = new AppTokens([secret]).publicKey(site)
  if (!hasPostgres) {
    const world = await openLocal({}, plant)
    return { world, apikey, close: world.close }
  }
  const { place, remove } = await newDatabase()
  const { databaseUrl = '' } = place
  const world = await openLocal({ DATABASE_URL: databaseUrl }, plant)
  await plantRows(databaseUrl, site)
  return {
    world,
    apikey,
    async close() {
      await world.close()
      await remove()
    },
  }
}
