import { setTimeout as wait } from 'node:timers/promises'
import { exportedPath, exportedPayload } from '#schemas/export-paths.ts'
import { payloadPath } from '#schemas/page-paths.ts'
import { pathIn } from '#schemas/paths.ts'
import { canonicalPath, matchRoute } from '#src/render/match-route.ts'
import { splitLocale } from '#src/server/pages/page-address.ts'
import type { Site } from '#src/sites/sites.ts'
import { exportFile } from './export-file.ts'
import { fileLinks, isFilePath, pageLinks } from './exported-links.ts'
import { exportedDocument, exportedPayloadOf, redirectDocument } from './exported-page.ts'
import { filesScript, filesScriptPath } from './files-script.ts'
import type { Exported, ExportOptions, Walk } from './walk.ts'

/** How many addresses are asked for at once: drawing a picture and rendering a page do not wait for each other. */
const together = 6

/** Writes every page, payload and file of a site that can be reached from its routes, its sitemap and its links. */
export async function exportSite(options: ExportOptions): Promise<Exported> {
  const { site, fetch, services, progress } = options
  const { origin } = site
  const exported: Exported = { pages: 0, redirects: 0, files: 0, dead: [] }
  const from = new Map(startsOf(options).map((address) => [address, '']))
  const queue = [...from.keys()]
  const walk: Walk = {
    ...options,
    links: { origin, services, toSpelled: (path) => spelled(site, path) },
    exported,
    written: new Map(),
    ask: (address) => askAgain(() => fetch(requestOf(origin, address))),
    found(address, by) {
      const own = isFilePath(address) ? address : spelledAddress(site, address)
      if (from.has(own)) return
      from.set(own, by)
      queue.push(own)
    },
    missing(address, status, why) {
      const by = from.get(address) ?? ''
      // A start that is not there was named by nobody.
      if (by !== '' || address === '/' || status >= 500)
        exported.dead.push({ address, from: by, status, ...(why && { why }) })
    },
  }
  await options.folder.write(filesScriptPath, await filesScript())
  let done = 0
  const work = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      await visit(walk, address)
      progress(++done, from.size)
    }
  }
  // Whoever finds the queue empty is done; the others may still fill it.
  while (queue.length > 0) await Promise.all(Array.from({ length: together }, work))
  for (const locale of site.layout.locales) await exportMissingPage(walk, locale)
  return exported
}

const requestOf = (origin: string, address: string) =>
  new Request(origin + address, { headers: { host: new URL(origin).host } })

/** How often a busy server is asked again, and after how many milliseconds. */
const patience = { tries: 5, everyMs: 2000 }

/** Asks once more while the server says that it is busy, as it does when many pictures are drawn at once. */
async function askAgain(ask: () => Promise<Response>): Promise<Response> {
  let answer = await ask()
  for (let tries = 0; answer.status === 503 && tries < patience.tries; tries++) {
    await wait(patience.everyMs)
    answer = await ask()
  }
  return answer
}

/** Where the walk begins: all that is there whether a page names it or not. */
function startsOf({ site, built }: ExportOptions): string[] {
  const { layout } = site
  const fixed = layout.routes
    .map(({ path }) => path.replace(/(?:\/:\w+\?)+$/, '') || '/')
    .concat(layout.manifest.redirects.map(({ from }) => from))
    .filter((path) => !path.includes(':'))
  const pages = layout.locales.flatMap((locale) =>
    fixed.map((path) => pathIn(path, locale, layout.locales[0])),
  )
  const media = [...layout.assets.keys()].map((name) => encodeURI(`/media/${name}`))
  const named = ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/assets/runner.html']
  return [...new Set(['/', ...pages, ...named, ...media, ...built])]
}

async function visit(walk: Walk, address: string): Promise<void> {
  try {
    await (isFilePath(address) ? exportFile(walk, address) : exportPage(walk, address))
  } catch (error) {
    walk.missing(address, 500, error instanceof Error ? error.message : String(error))
  }
}

async function exportPage(walk: Walk, address: string): Promise<void> {
  const { site, services, links, exported } = walk
  const [path = '', search = ''] = address.split(/(?=\?)/)
  const { rest } = splitLocale(site, decodeURI(path))
  const { middleware = [] } = matchRoute(site.layout.routes, rest)?.route ?? {}
  // Who may look, and who is signed in, only the server knows.
  if (middleware.length > 0) return exportRedirect(walk, address, services + address)
  const answer = await walk.ask(address)
  const location = answer.headers.get('location')
  if (location !== null) return exportRedirect(walk, address, location)
  if (answer.status !== 200) return walk.missing(address, answer.status)
  const html = await answer.text()
  const policy = answer.headers.get('content-security-policy')
  const page = exportedPath(path, search) ?? path
  if (!claim(walk, page, address)) return
  await write(walk, `${page}/index.html`, exportedDocument(html, policy, links))
  const payload = await walk.ask(payloadPath(path) + search)
  await write(walk, exportedPayload(page), exportedPayloadOf(await payload.text(), links))
  exported.pages++
  for (const link of [...pageLinks(html), ...fileLinks(html, site.origin)])
    walk.found(link, address)
}

/** A page at the address of another: the first one that was found is there. */
function claim(walk: Walk, page: string, address: string): boolean {
  const other = walk.written.get(page)
  if (other !== undefined) walk.missing(address, 409, `${other} is at ${page}`)
  walk.written.set(page, other ?? address)
  return other === undefined
}

/** Leads on from an address. To a page of the site it leads without a query that no file has. */
async function exportRedirect(walk: Walk, address: string, location: string): Promise<void> {
  const { site, services, exported } = walk
  const to = new URL(location, site.origin)
  const isOwn = to.origin === site.origin
  const page = isOwn ? exportedPath(to.pathname, to.search) : undefined
  if (page !== undefined) walk.found(to.pathname + to.search, address)
  const [path = '', search = ''] = address.split(/(?=\?)/)
  const own = exportedPath(path, search) ?? path
  const elsewhere = isOwn ? services + to.pathname + to.search + to.hash : to.href
  if (page === own || !claim(walk, own, address)) return
  const { locale } = splitLocale(site, path)
  const html = redirectDocument(page === undefined ? elsewhere : page + to.hash, locale)
  await write(walk, `${own}/index.html`, html)
  exported.redirects++
}

/** `404.html`, which file hosts answer for what is not there: Netlify, GitHub Pages, Cloudflare Pages and S3 know the name. */
async function exportMissingPage(walk: Walk, locale: Site['layout']['locales'][number]) {
  const path = pathIn('/404', locale, walk.site.layout.locales[0])
  const answer = await walk.ask(path)
  const policy = answer.headers.get('content-security-policy')
  await write(walk, `${path}.html`, exportedDocument(await answer.text(), policy, walk.links))
}

const write = ({ folder }: Walk, path: string, content: string): Promise<void> =>
  folder.write(decodeURIComponent(path), content)

const spelledAddress = (site: Site, address: string): string => {
  const [path = '', search = ''] = address.split(/(?=\?)/)
  return spelled(site, path) + search
}

/** The path of a page in the case of its route, as file hosts need it; any other path as it is. */
function spelled(site: Site, path: string): string {
  try {
    const decoded = decodeURI(path)
    const { rest } = splitLocale(site, decoded)
    const match = matchRoute(site.layout.routes, rest)
    const own = match && canonicalPath(match)
    const isSame = own === undefined || decodeURI(own) === rest || own === encodeURI(rest)
    if (isSame || decodeURIComponent(own).toLowerCase() !== decodeURIComponent(rest).toLowerCase())
      return path
    return decoded.slice(0, decoded.length - rest.length) + own
  } catch {
    return path
  }
}
