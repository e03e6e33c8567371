import { guardOf } from '#src/manifest/resolve/middleware.ts'
import { pathIn } from '#schemas/paths.ts'
import type { Site } from '#src/sites/sites.ts'

/**
 * The `robots.txt` of a site (RFC 9309): pages of those who are signed in and the account site are not asked for. A
 * site that is not to be indexed is read nevertheless, since only its pages can say so.
 */
export function robotsTxt({ layout, settings, origin }: Site): string {
  const isListed = settings.meta.robot_index === 'index'
  const guarded = layout.routes
    .filter(({ middleware }) => guardOf(middleware) !== undefined)
    .flatMap(({ path }) =>
      layout.locales.map((locale) => ruleOf(pathIn(path, locale, layout.locales[0]))),
    )
  const rules = [...new Set(['/account/', ...guarded])].map((path) => `Disallow: ${path}\n`)
  return (
    (isListed ? '' : '# This site is not to be indexed: each of its pages says noindex.\n') +
    `User-agent: *\n${rules.join('')}` +
    (isListed ? `\nSitemap: ${origin}/sitemap.xml\n` : '')
  )
}

/** What comes before the first parameter of a path, or exactly the path. */
function ruleOf(path: string): string {
  const start = path.indexOf('/:')
  return start === -1 ? `${path}$` : path.slice(0, start + 1)
}
