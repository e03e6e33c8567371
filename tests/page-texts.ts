import { parseDocument } from 'htmlparser2'
import { isTag, isText, type AnyNode } from 'domhandler'

/** A text that people read on a page, and the language that the page says it is in. */
export interface PageText {
  text: string
  lang: string
  /** The element around it, or the attribute that holds it. */
  where: string
}

const silent = new Set(['script', 'style', 'template', 'code', 'pre'])
const spoken = ['alt', 'title', 'aria-label', 'placeholder', 'content']
const named = new Set(['description', 'keywords', 'og:title', 'og:description'])

/** Every text of a document with the language of its nearest `lang`; attributes that people read are among them. */
export function readTexts(html: string): PageText[] {
  const texts: PageText[] = []
  const visit = (node: AnyNode, lang: string, where: string): void => {
    if (isText(node)) {
      const text = node.data.replace(/\s+/g, ' ').trim()
      if (text !== '') texts.push({ text, lang, where })
      return
    }
    if ('name' in node && silent.has(String(node.name))) return
    // What is not to be translated is in no language: code that a learner changes, for one.
    if (isTag(node) && node.attribs['translate'] === 'no') return
    const own = isTag(node) ? (node.attribs['lang'] ?? lang) : lang
    if (isTag(node)) {
      const { name, attribs } = node
      for (const attribute of spoken) {
        const text = attribs[attribute]
        const isMeta = name === 'meta'
        if (isMeta && !named.has(attribs['name'] ?? attribs['property'] ?? '')) continue
        if (isMeta !== (attribute === 'content') || text === undefined || text === '') continue
        texts.push({ text, lang: own, where: `${name}[${attribute}]` })
      }
    }
    if ('children' in node)
      for (const child of node.children) visit(child, own, isTag(node) ? node.name : where)
  }
  visit(parseDocument(html), '', 'document')
  return texts
}

const words = {
  id: 'yang dan untuk dengan dari ini itu tidak akan pada oleh kami anda kelas belajar bukan dapat saja lebih sudah belum setiap atau juga karena ketika bagi para sebuah agar tanpa hanya semua siapa cara baru pekan bulan orang sekolah siswa mereka dalam adalah ada di ke',
  en: 'the and for with from this that not will are by our your of to in is it we you they class classes learn which without only who how what when every each new also been have has',
}
const sets = {
  id: new Set(words.id.split(' ')),
  en: new Set(words.en.split(' ')),
}

/**
 * Whether a text is in a language, by its function words: two of them and more than of the other, which names and
 * technical terms do not reach.
 */
export function isIn(language: 'id' | 'en', text: string): boolean {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (of: 'id' | 'en') => found.filter((word) => sets[of].has(word)).length
  const other = language === 'id' ? 'en' : 'id'
  return count(language) >= 2 && count(language) > count(other)
}
