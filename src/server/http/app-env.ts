import type { Hono } from 'hono'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { Locale } from '#schemas/text.ts'
import type { FormContent } from '#src/render/form-document.ts'
import type { Site } from '#src/sites/sites.ts'

/** Draws a page of the server's own as a site's in a language, with its headers. */
export type DrawForm = (
  site: Site,
  locale: Locale,
  content: FormContent,
) => { html: string; headers: Record<string, string> }

/** The path of a page of a site with a form of an endpoint, in a language. */
export type FormPath = (
  site: Site,
  locale: Locale,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
) => string | undefined

/** What every handler finds in its context. */
export interface AppEnv {
  Variables: {
    site: Site
    /** The origin that the visitor sees: the site's, at the host that was asked. */
    origin: string
    /** Draws a page of the server's own with one form. */
    drawForm: DrawForm
    /** Finds the page on which a form is filled in again. */
    formPath: FormPath
    /** The path of the page's route, for those who count requests. */
    route?: string | undefined
  }
}

export type App = Hono<AppEnv>
