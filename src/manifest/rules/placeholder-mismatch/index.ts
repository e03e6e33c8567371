import { defineRule } from '../define.ts'
import { eachText } from '../each-text.ts'

/** `{name}`, `{0}`, `%s`, `%1$d`, and `:name` at the beginning of a word. */
const placeholder =
  /\{[A-Za-z_][\w.]*\}|\{\d+\}|%(?:\d+\$)?[sd](?![a-z])|(?<=^|[\s("“])(:[a-z]\w+)/g
const mark = /[{%:]/

export const placeholderMismatch = defineRule({
  name: 'placeholder-mismatch',
  family: 'text',
  severity: 'warning',
  title: 'A text has other placeholders in one language than in another',
  hint: 'Keep the same placeholders in every language.',
  why: 'What fills a placeholder is lost where a translation leaves it out, and shown as it stands where it is misspelt.',
  ...eachText(({ text }, reportAt, locales) => {
    const [first, ...others] = locales
    const original = typeof text === 'string' ? undefined : text[first]
    if (typeof text === 'string' || original === undefined) return
    for (const locale of others) {
      const translated = text[locale]
      if (translated === undefined || !(mark.test(original) || mark.test(translated))) continue
      const [wanted, found] = [placeholdersIn(original), placeholdersIn(translated)]
      const lost = [...wanted].filter((name) => !found.has(name))
      const extra = [...found].filter((name) => !wanted.has(name))
      const reported = [say(locale, 'lacks', lost), say(locale, 'adds', extra)].filter(Boolean)
      if (reported.length > 0) reportAt(reported.join(' '), `/${locale}`)
    }
  }),
})

const placeholdersIn = (text: string) => new Set(text.match(placeholder))

const say = (locale: string, verb: string, names: readonly string[]) =>
  names.length === 0 ? '' : `"${locale}" ${verb} ${names.join(', ')}.`
