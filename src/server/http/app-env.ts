import type { Hono } from 'hono'
import type { Locale } from '#schemas/text.ts'
import type { FormContent } from '#src/render/form-document.ts'
import type { Site } from '#src/sites/sites.ts'

/** Draws a page of the server's own as a site's in a language, with its headers. */
export type DrawForm = (
  site: Site,
  locale: Locale,
  content: FormContent,
) => { html: string; headers: Record<string, string> }

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
