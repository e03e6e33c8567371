import { Locale } from '#schemas/text.ts'
import type { Reporter } from '../problems/reporter.ts'
import type { ParsedPage } from './parse-page.ts'
import { readMdx, type ReadMdx } from './read-mdx.ts'

/** A file such as pages/about.en.mdx: the prose of pages/about.mdx in another language. */
export interface ProseFile {
  page: string
  locale: Locale
  file: string
  text: string
}

/** The page and language that a file's base name means, `about.en.mdx`; undefined for the file of a page. */
export function translationOf(base: string): Pick<ProseFile, 'page' | 'locale'> | undefined {
  const [, page, written] = /^([a-z0-9-]+)\.([a-z]+)\.mdx$/.exec(base) ?? []
  const locale = Locale.safeParse(written)
  return page === undefined || !locale.success ? undefined : { page, locale: locale.data }
}

/** Adds prose in another language to its page. Its tags are the page's own, named by id and without props. */
export function addTranslation(
  { file, text, locale, page: name }: ProseFile,
  page: ParsedPage | undefined,
  out: Reporter,
): void {
  const read = readMdx(file, text)
  for (const { rule, message, place } of read.faults) out.report(rule, message, place)
  if (read.faults.length > 0) return
  const start = { file, line: 1, column: 1, pointer: '' }
  if (page?.prose === undefined) {
    out.report('translated-prose', `There is no pages/${name}.mdx in this layout.`, start)
    return
  }
  // Until it is read: what is wrong with it is reported once.
  page.translatedProse[locale] = page.prose
  if (Object.keys(read.head as object).length > 0) {
    const message = `Titles and data are written in pages/${name}.mdx, for every language.`
    out.report('translated-prose', message, read.headPlace(''))
    return
  }
  const numbers = blockNumbers(read, page, out)
  for (const [number, { node }] of page.nodes.entries()) {
    if (numbers.includes(number)) continue
    out.report('translated-prose', `The block "${node.id}" of the page is missing.`, start)
  }
  if (numbers.includes(-1)) return
  page.translatedProse[locale] = read.prose.replace(
    /<Node n="(\d+)" \/>/g,
    (_, own: string) => `<Node n="${numbers[Number(own)]}" />`,
  )
}

/** The number in its page of each block of the prose. */
function blockNumbers({ nodes }: ReadMdx, page: ParsedPage, out: Reporter): number[] {
  return nodes.map(({ id, type, props, place }, i) => {
    const wanted = id ?? `${type}-${i + 1}`
    const number = page.nodes.findIndex(({ node }) => node.id === wanted && node.type === type)
    if (number === -1) {
      out.report('translated-prose', `The page has no ${type} with the id "${wanted}".`, place)
    } else if (Object.keys(props).length > 0) {
      const message = `The props of "${wanted}" are written in ${page.file}, in each language.`
      out.report('translated-prose', message, place)
    }
    return number
  })
}
