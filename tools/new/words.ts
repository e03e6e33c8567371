import type { Locale } from '#schemas/text.ts'
import type { Words } from './first-words.ts'
import { english } from './words-en.ts'
import { indonesian } from './words-id.ts'

/** Search engines show 60 characters of a title, in which the site's name comes after a sign between spaces. */
const mostTitle = 60 - ' | '.length

/** The texts in one language, with the site's title filled in. */
export function wordsOf(locale: Locale, title: string): Words {
  const { home, about, ...rest } = locale === 'id' ? indonesian : english
  const named = (text: string) => text.replace('{title}', () => title)
  const homeTitle = named(home.title)
  return {
    ...rest,
    home: {
      ...home,
      title: homeTitle.length + title.length > mostTitle ? home.shortTitle : homeTitle,
      heading: named(home.heading),
    },
    about: { ...about, heading: named(about.heading) },
  }
}
