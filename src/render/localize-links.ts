import type { SiteContext } from '#schemas/page-boot.ts'
import { isServerPath } from '#schemas/page-paths.ts'

/** Links of prose and of stored text, which know no language, in the language of the page. */
export function localLinks(html: string, { base, locales }: SiteContext): string {
  if (base === '') return html
  const isElsewhere = (path: string) =>
    path.startsWith('//') ||
    isServerPath(path) ||
    locales.some((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`))
  return html.replace(/(<a [^>]*?href=")(\/[^"]*)/g, (link, before: string, path: string) =>
    isElsewhere(path) ? link : before + base + (path === '/' ? '' : path),
  )
}
