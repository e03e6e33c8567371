import { pathIn, serverPath } from '#schemas/paths.ts'
import type { Locale } from '#schemas/text.ts'
import { guardOf } from '#src/manifest/resolve/middleware.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { crawl } from '#tools/rendered/crawl.ts'
import { ask } from '#tools/ask.ts'
import { hostOf, type JudgedPage } from './judged-page.ts'

/** Asks the server under test for a path of a site, as its proxy would. */
export type Fetch = (
  site: string,
  path: string,
) => Promise<Pick<JudgedPage, 'status' | 'contentType' | 'body'>>

export const fetchFrom =
  (port: number): Fetch =>
  async (site, path) => {
    const headers = { 'x-forwarded-proto': 'https' }
    const { status, headers: came, body } = await ask(port, { host: hostOf(site), path, headers })
    return { status, body, contentType: String(came['content-type'] ?? '') }
  }

/**
 * Every kind of page of a site: up to two of each route in each language, the gates in place of guarded pages, and what
 * the server itself serves.
 */
export async function collectPages(layout: CompiledLayout, fetch: Fetch): Promise<JudgedPage[]> {
  const site = layout.manifest.name
  const pages: JudgedPage[] = []
  const add = async (kind: string, path: string, locale: Locale) => {
    pages.push({ kind: `${site} ${kind}`, site, path, locale, ...(await fetch(site, path)) })
  }
  for (const { path, locale, route } of await crawl(layout, (each) => fetch(site, each)))
    await add(route, path, locale)
  for (const locale of layout.locales) {
    const inLocale = (path: string) => pathIn(path, locale, layout.locales[0])
    for (const { path } of layout.routes.filter(isGuarded)) await add(path, inLocale(path), locale)
    await add('404', inLocale('/tidak-ada'), locale)
  }
  const home = pages[0]?.body ?? ''
  for (const path of [...ofAccounts, ...ofServer, ...filesIn(home)])
    await add(path.replace(/\?.*/, ''), path, layout.locales[0])
  return pages
}

/** The home page of a site in its default language. */
export async function readHome(layout: CompiledLayout, fetch: Fetch): Promise<JudgedPage> {
  const { name: site } = layout.manifest
  const [locale] = layout.locales
  return { kind: `${site} /`, site, path: '/', locale, ...(await fetch(site, '/')) }
}

const isGuarded = ({ path, middleware }: CompiledLayout['routes'][number]): boolean =>
  guardOf(middleware) !== undefined && !path.includes(':')

const token = 'x'.repeat(43)

/** The forms of the account site, as the links of mails and the runtime lead to them. */
const ofAccounts = [
  `/account/sign-in?challenge=${token}&return=%2FCallbackAuth`,
  `/account/sign-up?challenge=${token}&return=%2FCallbackAuth`,
  `/account/forgot?challenge=${token}&return=%2FCallbackAuth`,
  `/account/reset?token=${token}`,
  `/account/verify?token=${token}`,
]

const ofServer = [
  '/openapi',
  '/problems',
  '/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/_page/',
  serverPath('api', 'v1/class/active'),
]

/** A file of the layout and one of the browser's build that a page links to. */
function filesIn(html: string): string[] {
  const starts = [serverPath('media', ''), serverPath('assets', '')]
  return starts.flatMap((start) => new RegExp(`"(${start}[^"]+)"`).exec(html)?.[1] ?? [])
}
