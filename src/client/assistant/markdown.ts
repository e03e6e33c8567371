import { element } from './elements.ts'

const inline = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*|!?\[([^\]\n]*)\]\(([^()\s]+)\)/g
const bullet = /^\s*[-*]\s+/
const numbered = /^\s*\d{1,3}[.)]\s+/

/** A link that may be followed: another page of the web, or a path of this site. */
function safeAddress(address: string): string | undefined {
  if (!URL.canParse(address, location.origin)) return undefined
  const { protocol, origin, href } = new URL(address, location.origin)
  if (origin === location.origin) return href
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}

function link(label: string, address: string): Node {
  const href = safeAddress(address)
  if (href === undefined) return document.createTextNode(label)
  const made = element('a', 'link-more', label || address)
  made.href = href
  if (!href.startsWith(`${location.origin}/`)) made.rel = 'noopener nofollow'
  return made
}

/** Code, strong and stressed words and links of one line. A picture becomes its text: loading one would tell its host of the conversation. */
function inlineNodes(text: string): (Node | string)[] {
  const nodes: (Node | string)[] = []
  let from = 0
  for (const found of text.matchAll(inline)) {
    const [whole, code, strong, stressed, label, address] = found
    nodes.push(text.slice(from, found.index))
    from = found.index + whole.length
    if (code !== undefined) nodes.push(element('code', '', code))
    else if (strong !== undefined) nodes.push(element('strong', '', strong))
    else if (stressed !== undefined) nodes.push(element('em', '', stressed))
    else if (whole.startsWith('!')) nodes.push(label ?? '')
    else nodes.push(link(label ?? '', address ?? ''))
  }
  return [...nodes, text.slice(from)]
}

function paragraph(lines: readonly string[]): HTMLElement {
  const made = element('p', '')
  for (const [i, line] of lines.entries()) {
    if (i > 0) made.append(document.createElement('br'))
    const [, heading] = /^#{1,6}\s+(.*)/.exec(line) ?? []
    if (heading === undefined) made.append(...inlineNodes(line))
    else made.append(element('strong', '', ...inlineNodes(heading)))
  }
  return made
}

const list = (tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp): HTMLElement =>
  element(
    tag,
    '',
    ...lines.map((line) => element('li', '', ...inlineNodes(line.replace(mark, '')))),
  )

function part(text: string): HTMLElement[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return []
  if (lines.every((line) => bullet.test(line))) return [list('ul', lines, bullet)]
  if (lines.every((line) => numbered.test(line))) return [list('ol', lines, numbered)]
  return [paragraph(lines)]
}

/**
 * The elements of an answer in a part of Markdown: paragraphs, lists, code, strong and stressed words, links. Everything else,
 * HTML among it, is text.
 */
export function toElements(markdown: string): HTMLElement[] {
  // With one group, what is inside of fences is at every odd place.
  return markdown
    .split(/^```[^\n]*\n([^]*?)(?:^```[^\n]*$|$(?![^]))/m)
    .flatMap((text, i) =>
      i % 2 === 1
        ? [element('pre', '', element('code', '', text.trimEnd()))]
        : text.split(/\n{2,}/).flatMap(part),
    )
}
