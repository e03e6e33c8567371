import { defineRule } from '../define.ts'
import { eachText } from '../each-text.ts'
import { textIn } from '../languages.ts'
import { quoted } from '../quoted.ts'

export const missingLocale = defineRule({
  name: 'missing-locale',
  family: 'text',
  severity: 'warning',
  title: 'A text is not said in a language of the layout',
  hint: 'Write the text in each of the layout’s "locales".',
  why: 'Visitors of the missing language read the text of the default one, amid a page in their own.',
  ...eachText(({ text }, reportAt, locales) => {
    if (typeof text === 'string') return
    for (const locale of locales) {
      if (text[locale] !== undefined) continue
      const value = textIn(text, locale, locales[0])
      reportAt(`${value === '' ? 'A text' : quoted(value)} is not said in "${locale}".`)
    }
  }),
})
