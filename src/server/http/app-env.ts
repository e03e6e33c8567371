import type { Hono } from 'hono'
import type { Site } from '#src/sites/sites.ts'

/** What every handler finds in its context. */
export interface AppEnv {
  Variables: { site: Site }
}

export type App = Hono<AppEnv>
