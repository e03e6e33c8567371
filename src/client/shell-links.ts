import { pathIn } from '#schemas/paths.ts'
import { boot } from './boot.ts'

const inShell = 'body > :not(main) a'

const linksOf = (attributes: string) =>
  document.querySelectorAll<HTMLAnchorElement>(inShell + attributes)

/** What a link of the shell is marked with: its page is shown, or one of the section that it leads to. Links to parts of a page are not. */
function markOf(link: HTMLAnchorElement): 'page' | 'true' | undefined {
  if (link.origin !== location.origin || link.hash || link.search) return undefined
  const [path, here] = [link.pathname.toLowerCase(), location.pathname.toLowerCase()]
  if (path === here) return 'page'
  // Every page is below the first one, which is no section.
  const isSection = path !== (boot.base || '/') && here.startsWith(`${path}/`)
  return isSection && link.closest('header') ? 'true' : undefined
}

/**
 * Makes the links of the shell those of the current page: the mark of the current one, and the links to the page in
 * another language. Islands of the shell that are not hydrated have what the server wrote, and hydration will not change it.
 */
export function updateShellLinks(): void {
  for (const link of linksOf('[href]')) {
    const mark = markOf(link)
    if (mark) link.setAttribute('aria-current', mark)
    else if (link.ariaCurrent) link.removeAttribute('aria-current')
  }
  const path = location.pathname.slice(boot.base.length) || '/'
  for (const link of linksOf('[hreflang][data-reload]')) {
    const language = boot.locales.find((locale) => locale === link.hreflang)
    if (language !== undefined)
      link.setAttribute('href', pathIn(path, language, boot.locales[0]) + location.search)
  }
}
