import { exportedPath } from '#schemas/export-paths.ts'
import { isServerPath, serverSegments } from '#schemas/page-paths.ts'

/** What a site of files has below the segments that the server reserves: all else of them only a server answers. */
const files = [
  '_art',
  '_icon',
  '_ipx',
  '_manifest',
  '_share',
  'assets',
  'calendar',
  'drive',
  'favicon.ico',
  'feed',
  'media',
  'robots.txt',
  'sitemap',
  'sitemap.xml',
]

export interface LinkOptions {
  /** The origin of the site, where its files will be. */
  origin: string
  /** The origin that answers what is no file. */
  services: string
  /** The path of a page in the spelling of its route. */
  toSpelled(path: string): string
}

export const unescapeHtml = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Whether a path is that of a file, rather than of a page or of what only a server answers. */
export const isFilePath = (path: string): boolean => files.includes(path.split('/')[1] ?? '')

/**
 * The HTML of a page as a file host serves it: links to pages as paths without a query, and forms and what only a server
 * answers at the services. The host reads neither queries nor the case of a path.
 */
export function exportedHtml(html: string, options: LinkOptions): string {
  const { origin } = options
  const linked = html.replace(
    / (href|action|formaction)="(\/(?!\/)[^"]*)"/g,
    (_, name: string, address: string) =>
      ` ${name}="${escapeHtml(exportedAddress(unescapeHtml(address), name === 'href', options))}"`,
  )
  // The addresses in `<head>` and in structured data, which are whole.
  return linked.replaceAll(wholeAddresses(origin), (_, path: string, search: string) => {
    return origin + (exportedPath(path, search) ?? path + search)
  })
}

/** Where something leads that a page names by its path. */
function exportedAddress(address: string, isLink: boolean, options: LinkOptions): string {
  const { services, toSpelled } = options
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  if (isFilePath(path)) return address
  const page = isServerPath(path) || !isLink ? undefined : exportedPath(toSpelled(path), search)
  return (page ?? services + path + search) + hash
}

const wholeAddresses = (origin: string): RegExp =>
  new RegExp(`${escapeRegExp(origin)}(/[^"?#\\s<&]*)(\\?\\w+=\\d+)(?=["<]|&quot;)`, 'g')

const escapeRegExp = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The paths of pages that HTML links to, with their query. */
export const pageLinks = (html: string): string[] =>
  [...html.matchAll(/ href="(\/(?!\/)[^"#]*)/g)].flatMap(([, found = '']) => {
    const address = unescapeHtml(found)
    const [path, search] = splitAt(address, '?')
    const isPage = !isFilePath(path) && !isServerPath(path)
    return isPage && exportedPath(path, search) !== undefined ? [address] : []
  })

/** The paths of files that any text names: a page, its data, a feed, a manifest. */
export function fileLinks(text: string, origin: string): string[] {
  const named = serverSegments.filter((segment) => files.includes(segment)).map(escapeRegExp)
  const form = new RegExp(
    `(?:${escapeRegExp(origin)}|(?<=["'(\\s,;>=]))(/(?:${named.join('|')})(?:/[^"'()\\s\\\\<>#]*)?)(?=["'()\\s\\\\<>#,])`,
    'g',
  )
  return [...unescapeHtml(text).matchAll(form)].map(([, path = '']) => path)
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}
