import { findAll, readXml, textOf, type XmlElement } from './read-xml.ts'

/** What is wrong with a feed by RSS 2.0 (https://www.rssboard.org/rss-specification) or RFC 4287; empty when it is valid. */
export function feedProblems(xml: string): string[] {
  const root = readXml(xml)
  if (root.name === 'rss') return rssProblems(root)
  if (root.name === 'feed') return atomProblems(root)
  return [`begins with ${root.name}`]
}

/** The addresses of the pages that the entries of a feed lead to. */
export const feedPages = (xml: string): string[] => {
  const root = readXml(xml)
  const items = findAll(root, 'item').map((item) => textOf(item, 'link') ?? '')
  const entries = findAll(root, 'entry').map(
    (entry) => linksOf(entry, 'alternate')[0]?.attributes['href'] ?? '',
  )
  return [...items, ...entries]
}

const linksOf = (element: XmlElement, rel: string): XmlElement[] =>
  element.children.filter(({ name, attributes }) => name === 'link' && attributes['rel'] === rel)

const missingOf = (element: XmlElement, names: readonly string[]): string[] =>
  names.filter((name) => !textOf(element, name)).map((name) => `${element.name} has no ${name}`)

const twiceIn = (values: readonly (string | undefined)[]): string[] =>
  values.length === new Set(values).size ? [] : ['two entries have one id']

const isDate = (text: string | undefined): boolean => !Number.isNaN(Date.parse(text ?? ''))

function rssProblems(root: XmlElement): string[] {
  const [channel] = findAll(root, 'channel')
  if (root.attributes['version'] !== '2.0' || channel === undefined) return ['is not RSS 2.0']
  const items = findAll(channel, 'item')
  return [
    ...missingOf(channel, ['title', 'link', 'description', 'language']),
    ...items.flatMap((item) => missingOf(item, ['title', 'link', 'guid', 'pubDate'])),
    ...items.flatMap((item) => (isDate(textOf(item, 'pubDate')) ? [] : ['pubDate is no date'])),
    ...findAll(channel, 'enclosure').flatMap(({ attributes: { url = '', length, type } }) =>
      URL.canParse(url) && Number(length) > 0 && type ? [] : [`enclosure ${url}`],
    ),
    ...twiceIn(items.map((item) => textOf(item, 'guid'))),
  ]
}

function atomProblems(root: XmlElement): string[] {
  if (root.attributes['xmlns'] !== 'http://www.w3.org/2005/Atom') return ['is not Atom']
  const entries = findAll(root, 'entry')
  const hasAuthor = findAll(root, 'author').some((author) => textOf(author, 'name'))
  return [
    ...missingOf(root, ['id', 'title', 'updated']),
    ...(linksOf(root, 'self').length === 1 ? [] : ['feed has not one link to itself']),
    ...(hasAuthor ? [] : ['feed has no author']),
    ...entries.flatMap((entry) => missingOf(entry, ['id', 'title', 'updated'])),
    ...entries.flatMap((entry) => (isDate(textOf(entry, 'updated')) ? [] : ['updated is no date'])),
    ...twiceIn(entries.map((entry) => textOf(entry, 'id'))),
  ]
}
