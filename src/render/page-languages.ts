import { Locale } from '#schemas/text.ts'
import type { RowLanguage } from '#schemas/row-language.ts'
import { isBound } from '#src/manifest/resolve/resolve-references.ts'
import { isObject } from '#src/manifest/values/objects.ts'
import type { CompiledPage } from '#src/manifest/compile/compiled.ts'
import type { RouteMatch } from './match-route.ts'
import type { Scope } from './bind.ts'

interface AboutPage {
  locales: readonly Locale[]
  match: RouteMatch | undefined
  page: Pick<CompiledPage, 'title' | 'languages'>
  scope: Pick<Scope, 'resources'>
}

/** An exercise has a language as well, which is not one that people speak. */
const isItem = (value: unknown): value is RowLanguage =>
  isObject(value) && 'language' in value && Locale.optional().safeParse(value['language']).success

/** The item that a page is about: the one that its title is bound to. */
function mainItem({ match, page, scope }: AboutPage): RowLanguage | undefined {
  const title: unknown = match?.route.title ?? page.title
  const name = isBound(title) ? String(title['$bind']).split('.')[0] : undefined
  const item = name === undefined ? undefined : scope.resources[name]
  return isItem(item) ? item : undefined
}

/**
 * The languages that a page is whole in: its own texts, and those of the item that it is about. Where there is none,
 * the language of the item.
 */
export function languagesOf(input: AboutPage): readonly Locale[] {
  const item = mainItem(input)
  const ofPage = input.locales.filter((locale) => input.page.languages.includes(locale))
  if (item?.language === undefined) return ofPage
  const ofItem = item.languages ?? [item.language]
  const both = ofPage.filter((locale) => ofItem.includes(locale))
  return both.length > 0 ? both : ofItem.slice(0, 1)
}

/** The language of a bound text, where it is another than that of the page. */
export function textLanguage(
  rule: unknown,
  { scope, locale }: Pick<AboutPage, 'scope'> & { locale: Locale },
): Locale | undefined {
  if (!isBound(rule)) return undefined
  const path = String(rule['$bind']).split('.')
  const field = path.pop() ?? ''
  // A row may name another, which has a language of its own: the text is of the innermost.
  let value: unknown = scope.resources
  let item: RowLanguage | undefined
  for (const name of path) {
    value = isObject(value) ? value[name] : undefined
    if (isItem(value)) item = value
  }
  const language = item?.fieldLanguages?.[field] ?? item?.language
  return language === locale ? undefined : language
}

/** By the language of the page. */
const notes: Record<Locale, string> = {
  id: 'Sebagian isi halaman ini hanya ada dalam bahasa Inggris.',
  en: 'Some of this page is only available in Indonesian.',
}

/** An element in another language that is no field. The mark is looked for first: most pages have none. */
const inOther = (locale: Locale): ((html: string) => boolean) => {
  const others = Locale.options.filter((one) => one !== locale)
  const marks = others.map((one) => ` lang="${one}"`)
  const element = new RegExp(`<(?!textarea |input )[a-z][^<>]*(?:${marks.join('|')})`)
  return (html) => marks.some((mark) => html.includes(mark)) && element.test(html)
}
const isForeign = { id: inOther('id'), en: inOther('en') }

/**
 * The HTML of a note that parts of a page are in another language; empty where none is. A field is no such part: what is
 * written there may be in any language of the site.
 */
export function languageNote(main: string, locale: Locale): string {
  if (!isForeign[locale](main)) return ''
  return `<p class="language-note" role="note"><span class="wrap">${notes[locale]}</span></p>`
}
