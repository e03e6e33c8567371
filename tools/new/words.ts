import type { Locale } from '#schemas/text.ts'
import type { Words } from './first-words.ts'
import { english } from './words-en.ts'
import { indonesian } from './words-id.ts'

/** The texts in one language, with the site's title filled in. */
export function wordsOf(locale: Locale, title: string): Words {
  const { home, about, ...rest } = locale === 'id' ? indonesian : english
  const named = (text: string) => text.replace('{title}', () => title)
  return {
    ...rest,
    home: { ...home, title: named(home.title), heading: named(home.heading) },
    about: { ...about, heading: named(about.heading) },
  }
}
