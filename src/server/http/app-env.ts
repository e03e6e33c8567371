import type { Hono } from 'hono'
import type { Site } from '#src/sites/sites.ts'
import type { DrawForm } from '../screens/draw-form.ts'

/** What every handler finds in its context. */
export interface AppEnv {
  Variables: {
    site: Site
    /** The origin that the visitor sees: the site's, at the host that was asked. */
    origin: string
    /** Draws a page of the server's own with one form. */
    drawForm: DrawForm
    /** The path of the page's route, for those who count requests. */
    route?: string | undefined
  }
}

export type App = Hono<AppEnv>
