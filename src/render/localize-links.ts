import type { SiteContext } from '#schemas/page-boot.ts'
import { isServerPath } from '#schemas/page-paths.ts'
import { markServerLinks } from './server-links.ts'

/**
 * Links of prose and of stored text, which know no language, in the language of the page; those to no page are marked. A link with
 * `hreflang` says its language itself.
 */
export function localLinks(html: string, { base, locales }: SiteContext): string {
  const marked = markServerLinks(html)
  if (base === '') return marked
  const isElsewhere = (path: string) =>
    path.startsWith('//') ||
    isServerPath(path) ||
    locales.some((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`))
  return marked.replace(
    /(<a (?![^>]*\bhreflang=)[^>]*?href=")(\/[^"]*)/gi,
    (link, before: string, path: string) =>
      isElsewhere(path) ? link : before + base + (path === '/' ? '' : path),
  )
}
