/** An element of an XML document. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** Its own text, without that of its children. */
  text: string
}

const token =
  /<\?xml version="1\.0" encoding="UTF-8"\?>|<\/([\w:.-]+)>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|<!\[CDATA\[([\s\S]*?)\]\]>|([^<]+)/gy
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`A bare & in "${text}"`)
  return text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
}

/** The root of a document; throws for one that is not well-formed, as far as our own documents go. */
export function readXml(text: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  token.lastIndex = 0
  for (let at = 0; at < text.length; at = token.lastIndex) {
    const match = token.exec(text)
    if (match === null) throw new Error(`Not well-formed at "${text.slice(at, at + 60)}"`)
    const [, closed, opened, attributes = '', isEmpty, data, plain] = match
    const parent = open.at(-1) ?? top
    if (closed !== undefined && open.pop()?.name !== closed)
      throw new Error(`</${closed}> is astray`)
    if (data !== undefined) parent.text += data
    if (plain !== undefined) parent.text += decode(plain)
    if (opened === undefined) continue
    const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)]
    const element: XmlElement = {
      name: opened,
      attributes: Object.fromEntries(
        pairs.map(([, name = '', value = '']) => [name, decode(value)]),
      ),
      children: [],
      text: '',
    }
    parent.children.push(element)
    if (isEmpty === '') open.push(element)
  }
  const [root, ...others] = top.children
  if (root === undefined || others.length > 0 || open.length !== 1) throw new Error('No one root')
  return root
}

/** The elements of a name below another, at any depth. */
export const findAll = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findAll(child, name),
  ])

/** The text of the first child of a name. */
export const textOf = (element: XmlElement, name: string): string | undefined =>
  element.children.find((child) => child.name === name)?.text
