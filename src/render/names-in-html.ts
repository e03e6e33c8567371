/** What selectors can match in some HTML. */
export interface NamesInHtml {
  /** The names of its elements, in lower case, and of those around it in a document. */
  tags: Set<string>
  /** The values of its class attributes, each once. */
  lists: Set<string>
  /** The names of its attributes. */
  attributes: Set<string>
}

/** Reads the names in some HTML, whose attributes are in quotes. */
export function namesIn(html: string): NamesInHtml {
  const names: NamesInHtml = {
    tags: new Set(['html', 'head', 'body', 'main']),
    lists: new Set(),
    attributes: new Set(),
  }
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const start = ++at
    at = nameEnd(html, at)
    if (at === start) continue
    names.tags.add(html.slice(start, at).toLowerCase())
    at = readAttributes(html, at, names)
  }
  return names
}

/** Reads the attributes of a tag from behind its name; returns where the tag ends. */
function readAttributes(html: string, from: number, { attributes, lists }: NamesInHtml): number {
  let at = from
  while (at < html.length) {
    const code = html.charCodeAt(at)
    if (code === closing) return at
    const end = isNamePart(code) ? nameEnd(html, at) : at
    if (end === at) {
      at++
      continue
    }
    const name = html.slice(at, end)
    attributes.add(name)
    at = end
    if (html.charCodeAt(at) !== equals) continue
    const quote = html[at + 1] ?? '"'
    const last = html.indexOf(quote, at + 2)
    if (last === -1) return html.length
    if (name === 'class') lists.add(html.slice(at + 2, last))
    at = last + 1
  }
  return at
}

const [closing, equals] = [62, 61]

function nameEnd(html: string, start: number): number {
  let at = start
  while (isNamePart(html.charCodeAt(at))) at++
  return at
}

/** Letters, digits, `-`, `_` and `:`. */
const isNamePart = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 58) ||
  code === 45 ||
  code === 95

/** The classes in the values of class attributes. */
export const classesOf = (lists: Iterable<string>): Set<string> =>
  new Set(
    [...lists].flatMap((list) => list.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(' ')),
  )

/** The HTML without what closed `<details>` hold besides their summary. */
export const withoutClosed = (html: string): string =>
  html.includes('<details')
    ? html.replace(
        /(<details(?![^>]*\sopen)[^>]*>)(<summary.*?<\/summary>)?.*?<\/details>/gs,
        '$1$2</details>',
      )
    : html
