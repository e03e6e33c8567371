const attribute = ' class="'

/** The values of the class attributes in some HTML, each once. */
export function classLists(html: string): Set<string> {
  const lists = new Set<string>()
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
    at += attribute.length
    const end = html.indexOf('"', at)
    lists.add(html.slice(at, end))
    at = end
  }
  return lists
}

/** The classes in the values of class attributes. */
export const classesOf = (lists: Iterable<string>): Set<string> =>
  new Set(
    [...lists].flatMap((list) => list.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(' ')),
  )

/** The names of the elements of a document with this HTML in its body, in lower case. */
export function tagsOf(html: string): Set<string> {
  const tags = new Set(['html', 'head', 'body', 'main'])
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const start = ++at
    while (isNamePart(html.charCodeAt(at))) at++
    if (at > start) tags.add(html.slice(start, at).toLowerCase())
  }
  return tags
}

/** Letters, digits and `-`. */
const isNamePart = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 45

/** The HTML without what closed `<details>` hold besides their summary. */
export const withoutClosed = (html: string): string =>
  html.replace(
    /(<details(?![^>]*\sopen)[^>]*>)(<summary.*?<\/summary>)?.*?<\/details>/gs,
    '$1$2</details>',
  )
