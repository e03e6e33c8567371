import { defineRule } from '../define.ts'
import { eachText } from '../each-text.ts'
import { quoted } from '../quoted.ts'

const leastWords = 4
const linking = new Set(['dan', 'di', 'dari', 'untuk', 'of', 'the', 'and', 'for', 'in', 'at'])

export const untranslatedText = defineRule({
  name: 'untranslated-text',
  family: 'text',
  severity: 'info',
  title: 'A text of a layout of two languages is said in one',
  hint: 'Write one text per language: { "id": "…", "en": "…" }.',
  why: 'A plain string is shown in every language. Of four words and more it is hardly one that all languages share, unless it is a name: one of the site’s, or a text whose words all begin with a capital.',
  ...eachText(({ text, role }, reportAt, locales) => {
    if (locales.length < 2 || typeof text !== 'string' || !isSentence(text)) return
    // Mails are sent in the site's first language.
    if (role === 'site title' || role === 'site name' || role === 'mail') return
    reportAt(`${quoted(text)} is said in "${locales[0]}" only.`)
  }),
})

function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  if (words.length < leastWords) return false
  return !words.every((word) => linking.has(word) || /^[^\p{L}]*[\p{Lu}\d]/u.test(word))
}
