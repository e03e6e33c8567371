/** The HTML that may be stored and shown: text, lists, links, pictures and tables, without style or script. */
export const safeHtml = {
  tags: 'p h2 h3 h4 ul ol li strong em a blockquote code pre img figure figcaption table caption thead tbody tfoot tr th td'.split(
    ' ',
  ) as readonly string[],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  } as Readonly<Record<string, readonly string[]>>,
  schemes: ['http', 'https', 'mailto', 'tel'] as readonly string[],
} as const

/**
 * The first tag, attribute or address of HTML that is not safe, in words; undefined when there is none. For reports: what is
 * shown is decided by the sanitiser.
 */
export function findUnsafe(html: string): string | undefined {
  for (const [, end = '', tag = '', rest = ''] of html.matchAll(
    /<(\/?)([a-z!?][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)/gi,
  )) {
    const name = tag.toLowerCase()
    if (!safeHtml.tags.includes(name)) return `<${end}${name}>`
    const own = Object.hasOwn(safeHtml.attributes, name) ? (safeHtml.attributes[name] ?? []) : []
    for (const [, attribute = '', a, b, c] of rest.matchAll(attributeForm)) {
      const key = attribute.toLowerCase()
      if (!own.includes(key)) return `${key} of <${name}>`
      const scheme = /^([a-z][a-z0-9+.-]*):/i.exec((a ?? b ?? c ?? '').trim())?.[1]?.toLowerCase()
      const isAddress = key === 'href' || key === 'src'
      const isAsset = key === 'src' && scheme === 'asset'
      if (isAddress && scheme !== undefined && !isAsset && !safeHtml.schemes.includes(scheme))
        return `${scheme}: in <${name}>`
    }
  }
  return undefined
}

const attributeForm = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
