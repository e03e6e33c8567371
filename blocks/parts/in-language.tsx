import type { ReactNode } from 'react'
import type { Locale } from '#schemas/text.ts'

/** Words in a sentence that may be in another language: the words alone where they are in that of the page. */
export function InLanguage({ lang, children }: { lang: Locale | undefined; children: ReactNode }) {
  return lang === undefined ? children : <span lang={lang}>{children}</span>
}
