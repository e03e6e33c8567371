import { defineRule } from '../define.ts'
import { eachText } from '../each-text.ts'
import { quoted } from '../quoted.ts'

const linking = new Set(['dan', 'di', 'dari', 'untuk', 'of', 'the', 'and', 'for', 'in', 'at'])

export const untranslatedText = defineRule({
  name: 'untranslated-text',
  family: 'text',
  severity: 'warning',
  title: 'A text of a layout of two languages is said in one',
  hint: 'Write one text per language: { "id": "…", "en": "…" }.',
  why: 'A plain string is shown in every language. It is one that all languages share only where it is a name: one of the site’s, an address, or a text whose words all begin with a capital.',
  ...eachText(
    ({ text, role }, reportAt, locales) => {
      if (locales.length < 2 || typeof text !== 'string' || isName(text)) return
      if (role === 'site title' || role === 'site name') return
      reportAt(`${quoted(text)} is said in "${locales[0]}" only.`)
    },
    { withHtml: true },
  ),
})

/** Whether every word begins with a capital or a digit, or is part of an address. */
function isName(text: string): boolean {
  const words = text.replace(/<[^<>]*>/g, ' ').split(/\s+/)
  return words
    .filter((word) => /\p{L}{2}/u.test(word))
    .every((word) => linking.has(word) || /^[^\p{L}]*[\p{Lu}\d]|[@/]|\.\p{L}/u.test(word))
}
