import type { Fetch } from './collect-pages.ts'
import { addressOf, hostOf, isDocument, type JudgedPage, type Verdict } from './judged-page.ts'
import { readReferences, type References } from './references.ts'

interface DeadLinkOptions {
  fetch: Fetch
  /** The row of an address that is found on the way. */
  kindOf(site: string, path: string): string
  progress(done: number, total: number): void
}

/**
 * Follows every link, picture, script and fragment of every document, and those of the pages that they lead to. Links
 * to other hosts are read, and not followed.
 */
export async function findDeadLinks(
  pages: readonly JudgedPage[],
  options: DeadLinkOptions,
): Promise<Verdict> {
  const verdict: Verdict = { findings: [], marks: new Map() }
  const sites = new Map(pages.map(({ site }) => [hostOf(site), site]))
  const visits = new Visits(options.fetch)
  const queue = new Map(pages.filter(isDocument).map((page) => [addressOf(page), page.kind]))
  let done = 0
  for (const [address, kind] of queue) {
    const from = await visits.to(address, sites)
    verdict.marks.set(kind, '')
    for (const target of from?.references?.targets ?? []) {
      const url = URL.canParse(target, address) ? new URL(target, address) : undefined
      const wrong = url === undefined ? 'is no address' : await wrongWith(url, { visits, sites })
      if (wrong !== undefined)
        verdict.findings.push({ judge: 'links', kind, address, rule: wrong, text: target })
      const site = sites.get(url?.host ?? '')
      if (url === undefined || site === undefined) continue
      const found = await visits.to(url.href, sites)
      const next = url.origin + url.pathname
      // A query shows the same page with other rows.
      if (url.search === '' && found?.references !== undefined && found.status === 200)
        queue.set(next, queue.get(next) ?? options.kindOf(site, url.pathname))
    }
    options.progress((done += 1), queue.size)
  }
  return verdict
}

/** What is wrong with an address that a page refers to; undefined when nothing is. */
async function wrongWith(
  url: URL,
  { visits, sites }: { visits: Visits; sites: ReadonlyMap<string, string> },
): Promise<string | undefined> {
  if (!sites.has(url.host)) return wrongOutside(url)
  const found = await visits.to(url.href, sites)
  if (found === undefined || found.status >= 400)
    return `answered with ${found?.status ?? 'nothing'}`
  const id = decodeURIComponent(url.hash.slice(1))
  if (id === '' || found.references === undefined || found.references.ids.has(id)) return undefined
  return 'has no element of this id'
}

/** What is wrong with the writing of an address of another host, or of another kind. */
export function wrongOutside(url: URL): string | undefined {
  const { protocol, pathname, hostname } = url
  if (protocol === 'mailto:') return pathname.includes('@') ? undefined : 'is no mail address'
  if (protocol === 'tel:') return /^\+?[\d-]{5,}$/.test(pathname) ? undefined : 'is no number'
  if (protocol === 'data:') return undefined
  if (protocol !== 'https:') return `begins with ${protocol}`
  return hostname.includes('.') ? undefined : 'has no whole host'
}

interface Visited {
  status: number
  /** Undefined for what is no document. */
  references: References | undefined
}

/** Each address is asked for once, without its fragment. */
class Visits {
  private readonly known = new Map<string, Promise<Visited>>()

  private readonly fetch: Fetch

  constructor(fetch: Fetch) {
    this.fetch = fetch
  }

  async to(address: string, sites: ReadonlyMap<string, string>): Promise<Visited | undefined> {
    const { host, pathname, search } = new URL(address)
    const site = sites.get(host)
    if (site === undefined) return undefined
    const key = host + pathname + search
    const visited = this.known.get(key) ?? this.visit(site, pathname + search)
    this.known.set(key, visited)
    return visited
  }

  private async visit(site: string, path: string): Promise<Visited> {
    const { status, contentType, body } = await this.fetch(site, path)
    const isHtml = contentType.startsWith('text/html')
    return { status, references: isHtml ? readReferences(body) : undefined }
  }
}
