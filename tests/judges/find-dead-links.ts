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
  { fetch, kindOf, progress }: DeadLinkOptions,
): Promise<Verdict> {
  const verdict: Verdict = { findings: [], marks: new Map() }
  const sites = new Map(pages.map(({ site }) => [hostOf(site), site]))
  const visits = new Visits(fetch, sites)
  const queue = new Map(pages.filter(isDocument).map((page) => [addressOf(page), page.kind]))
  let done = 0
  for (const [address, kind] of queue) {
    verdict.marks.set(kind, '')
    for (const target of (await visits.to(new URL(address)))?.references?.targets ?? []) {
      const url = URL.canParse(target, address) ? new URL(target, address) : undefined
      const wrong = url === undefined ? 'is no address' : await wrongWith(url, address, visits)
      if (wrong !== undefined)
        verdict.findings.push({ judge: 'links', kind, address, rule: wrong, text: target })
      const site = sites.get(url?.host ?? '')
      if (url === undefined || site === undefined || !isFollowed(url)) continue
      const found = await visits.to(url)
      const next = url.origin + url.pathname + url.search
      if (found?.references !== undefined && found.status === 200 && !queue.has(next))
        queue.set(next, kindOf(site, url.pathname))
    }
    progress((done += 1), queue.size)
  }
  return verdict
}

/** A query shows the same page with other rows, which the pages of its list show too. */
const isFollowed = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].every((name) => name === 'page')

/** What is wrong with an address that a page refers to; undefined when nothing is. */
async function wrongWith(url: URL, from: string, visits: Visits): Promise<string | undefined> {
  const found = await visits.to(url)
  if (found === undefined) return wrongOutside(url)
  const isOwn = url.href.replace(/#.*/, '') === from
  if (found.status >= 400 && !isOwn) return `answered with ${found.status}`
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

/** Each address of the sites is asked for once, without its fragment. */
class Visits {
  private readonly known = new Map<string, Promise<Visited>>()
  private readonly fetch: Fetch
  private readonly sites: ReadonlyMap<string, string>

  constructor(fetch: Fetch, sites: ReadonlyMap<string, string>) {
    this.fetch = fetch
    this.sites = sites
  }

  async to({ host, pathname, search }: URL): Promise<Visited | undefined> {
    const site = this.sites.get(host)
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
