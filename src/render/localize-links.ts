import type { PageContext } from '#blocks/define.ts'
import { everywhere } from '#src/manifest/resolve/resolve-references.ts'

/** Links of prose and of stored text, which know no language, in the language of the page. */
export function localLinks(html: string, { base, locales }: PageContext): string {
  if (base === '') return html
  const skipped = `(?:${everywhere}|${locales.join('|')})[/"]`
  const other = new RegExp(`(<a [^>]*?href=")/(?!/|${skipped})("?)`, 'g')
  return html.replace(other, (_, before: string, end: string) =>
    end === '"' ? `${before}${base}"` : `${before}${base}/`,
  )
}
