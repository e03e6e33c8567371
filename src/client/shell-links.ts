import { pathIn } from '#schemas/paths.ts'
import { boot } from './boot.ts'

const inShell = 'body > :not(main) a'

const linksOf = (attributes: string) =>
  document.querySelectorAll<HTMLAnchorElement>(inShell + attributes)

/**
 * Makes the links of the shell those of the current page: the mark of the current one, and the links to the page in
 * another language. Islands of the shell that are not hydrated have what the server wrote, and hydration will not change it.
 */
export function updateShellLinks(): void {
  for (const link of linksOf('[href]')) {
    const isHere = link.pathname.toLowerCase() === location.pathname.toLowerCase() && !link.hash
    if (link.ariaCurrent && !isHere) link.removeAttribute('aria-current')
    else if (isHere && link.origin === location.origin) link.setAttribute('aria-current', 'page')
  }
  const path = location.pathname.slice(boot.base.length) || '/'
  for (const link of linksOf('[hreflang][data-reload]')) {
    const language = boot.locales.find((locale) => locale === link.hreflang)
    if (language !== undefined)
      link.setAttribute('href', pathIn(path, language, boot.locales[0]) + location.search)
  }
}
