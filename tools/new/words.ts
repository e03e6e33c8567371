import type { Locale } from '#schemas/text.ts'
import { english } from './words-en.ts'
import { indonesian } from './words-id.ts'

/** The initial texts of a site: true of any site with classes, to be replaced by its own. */
export interface Words {
  menu: { classes: string; about: string }
  home: {
    title: string
    description: string
    heading: string
    lead: string
    see: string
    more: string
  }
  features: { heading: string; items: { title: string; text: string; icon: string }[] }
  classes: {
    heading: string
    lead: string
    all: string
    description: string
    syllabus: string
    others: string
    one: string
  }
  questions: { heading: string; items: { question: string; answer: string }[] }
  call: { heading: string; lead: string; action: string }
  about: { heading: string; lead: string; description: string; parts: [string, string][] }
  footer: {
    line: string
    learn: string
    terms: string
    privacy: string
    conditions: string
  }
}

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
