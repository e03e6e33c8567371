import { headPlace } from '../../inherit/layer-pages.ts'
import { defineRule } from '../define.ts'
import { eachText } from '../each-text.ts'
import { localesOf, textIn } from '../languages.ts'
import { quoted } from '../quoted.ts'

const texts = eachText(
  ({ text }, reportAt, locales) => {
    if (typeof text === 'string') return
    for (const locale of locales) {
      if (text[locale] !== undefined) continue
      const value = textIn(text, locale, locales[0])
      reportAt(`${value === '' ? 'A text' : quoted(value)} is not said in "${locale}".`)
    }
  },
  { withHtml: true },
)

export const missingLocale = defineRule({
  name: 'missing-locale',
  family: 'text',
  severity: 'warning',
  title: 'A text is not said in a language of the layout',
  hint: 'Write the text in each of the layout’s "locales"; the prose of pages/about.mdx in English is pages/about.en.mdx.',
  why: 'Visitors of the missing language read the text of the default one, amid a page in their own.',
  ...texts,
  page(scope) {
    texts.page(scope)
    const { page, layout, report } = scope
    if (page.prose === undefined || wordsOf(page.prose) === '') return
    const [, ...others] = localesOf(layout)
    for (const locale of others.filter((each) => page.translatedProse[each] === undefined)) {
      const place = page.heads.at(-1)?.place('') ?? headPlace(page, '')
      const message = `The prose ${quoted(wordsOf(page.prose))} is not said in "${locale}".`
      report(message, place, { page: page.name })
    }
  },
})

/** The words of some prose, without the places of its blocks. */
const wordsOf = (prose: string): string =>
  prose
    .replace(/<Node n="\d+" \/>|^#+ /gm, '')
    .replace(/\s+/g, ' ')
    .trim()
