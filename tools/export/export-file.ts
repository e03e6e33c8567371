import type { ReadableStream } from 'node:stream/web'
import { fileLinks, unescapeHtml } from './exported-links.ts'
import type { Walk } from './walk.ts'

/** Files that name others. */
const texts = /^(?:text\/(?!css|javascript)|application\/(?:[a-z.+-]*(?:xml|json)))/

/** Paths that change with their content: what an export before has written there is the same. */
const immutable = /^\/(?:assets|_share|_icon)\//

/** Writes a file of a site; one that is elsewhere on the site under the path that it was asked for by. */
export async function exportFile(walk: Walk, address: string): Promise<void> {
  const { folder, exported, site } = walk
  const path = decodeURIComponent(address.replace(/\?.*$/, ''))
  if (walk.written.has(path)) return
  walk.written.set(path, address)
  if (immutable.test(path) && (await folder.reuse(path))) return void exported.files++
  const answer = await follow(walk, address)
  if (answer.status !== 200) return walk.missing(address, answer.status)
  if (texts.test(answer.headers.get('content-type') ?? '') && !path.endsWith('.html')) {
    const text = await answer.text()
    await folder.write(path, text)
    for (const link of [...fileLinks(text, site.origin), ...listedPages(text, site.origin)])
      walk.found(link, address)
  } else {
    // The same stream: the types of the platform and of Node differ.
    await folder.write(path, (answer.body as ReadableStream | null) ?? '')
  }
  exported.files++
}

/** The answer at an address, or at where that leads on the same site: a picture that is not drawn in sizes, for example. */
async function follow(walk: Walk, address: string): Promise<Response> {
  const answer = await walk.ask(address)
  const location = answer.headers.get('location')
  const to = location === null ? undefined : new URL(location, walk.site.origin)
  if (to === undefined || to.origin !== walk.site.origin || to.pathname + to.search === address)
    return answer
  return walk.ask(to.pathname + to.search)
}

/** The pages that a sitemap lists, in every language. */
function listedPages(xml: string, origin: string): string[] {
  const whole = [...xml.matchAll(/<loc>([^<]+)<\/loc>|<xhtml:link [^>]*href="([^"]+)"/g)]
  return whole.flatMap(([, located, linked]) => {
    const address = unescapeHtml(located ?? linked ?? '')
    return address.startsWith(`${origin}/`) || address === origin
      ? [address.slice(origin.length) || '/']
      : []
  })
}
