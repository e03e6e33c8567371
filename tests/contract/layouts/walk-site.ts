import { readReferences } from '#tests/judges/references.ts'
import type { ServedLayouts } from '#tests/serve.ts'

/** A document of a site, as a visitor gets it at a path. */
export interface Walked {
  path: string
  status: number
  body: string
  /** The path that first linked here. */
  from: string
}

/** The most pages of one site that are walked: what is listed further is of routes that were walked often. */
const most = 1000

const isDocument = (path: string): boolean =>
  !/\.[a-z0-9]+$/.test(path) && !/^\/(?:assets|media|api|account|_image|_art)\//.test(path)

/** The documents of the same site that a page links to. A query is followed when it is the page of a list, or shows its rows that are over: others show its rows in another way. */
export function linksOf(body: string): string[] {
  const urls = readReferences(body)
    .targets.filter((target) => /^\/(?!\/)/.test(target))
    .map((target) => new URL(target, 'http://site.invalid'))
  return urls.flatMap(({ pathname, search, searchParams }) => {
    const isFollowed = [...searchParams.keys()].every((name) => ['page', 'show', 'ended'].includes(name))
    return isFollowed && isDocument(pathname) ? [decodeURI(pathname) + search] : []
  })
}

/** The files that the pictures of a document are drawn from, since to draw each in every size takes minutes. */
export const picturesOf = (body: string): string[] =>
  readReferences(body).targets.flatMap((target) => {
    const [, source] =
      /^(?:\/_ipx\/[^/]+)?(\/media\/[^?#]+\.(?:svg|png|jpe?g|webp|avif|gif))(?:[?#]|$)/.exec(target) ?? []
    return source === undefined ? [] : [source]
  })

/**
 * Follows every link from the first page, and those of the pages that they lead to, until none is new, or until a path is what
 * is looked for: it is the last of them.
 */
export async function walkSite(
  served: ServedLayouts,
  site: string,
  isFound: (path: string) => boolean = () => false,
): Promise<Walked[]> {
  const host = `${site}.localhost`
  const walked: Walked[] = []
  const known = new Map([['/', '']])
  for (const [path, from] of known) {
    if (walked.length === most) break
    const { status, body } = await served.get(host, path)
    walked.push({ path, status, body, from })
    if (isFound(path)) break
    for (const link of linksOf(body)) if (!known.has(link)) known.set(link, path)
  }
  return walked
}
