import type { PageContext } from '#schemas/page-boot.ts'
import { pathIn } from '#schemas/paths.ts'
import type { Locale } from '#schemas/text.ts'

const languages: Record<Locale, string> = { id: 'Bahasa Indonesia', en: 'English' }

/** Links to this page in the site's other language; a full load, since the shell is in the language too. */
export function LanguageLink({ page, pathname }: { page: PageContext; pathname: string }) {
  const other = page.locales.find((locale) => locale !== page.locale)
  if (other === undefined) return null
  const path = pathname.slice(page.base.length)
  const href = pathIn(path || '/', other, page.locales[0])
  return (
    <a
      className="header-language"
      href={href + (page.search ?? '')}
      hrefLang={other}
      lang={other}
      data-reload=""
    >
      <span className="sr-only">{languages[other]}</span>
      <span aria-hidden="true">{other.toUpperCase()}</span>
    </a>
  )
}
