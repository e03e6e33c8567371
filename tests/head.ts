/** The title and head tags of a document, with entities decoded. */
export interface Head {
  lang: string | undefined
  titles: string[]
  /** `<meta>` by name or property. */
  meta: Record<string, string>
  canonicals: string[]
  /** `<link rel="alternate">` by language. */
  alternates: Record<string, string>
  /** The number of `<h1>` in the whole document. */
  headings: number
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const toText = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (name) => entities[name] ?? '')

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, toText(value ?? '')]),
  )

/** Parses the head of a rendered document; a tag that occurs twice is added under a name with `#2`. */
export function readHead(html: string): Head {
  const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? ''
  const meta: Record<string, string> = {}
  for (const [tag] of head.matchAll(/<meta [^>]*>/g)) {
    const { name, property = name, content = '' } = attributesOf(tag)
    if (property === undefined) continue
    meta[Object.hasOwn(meta, property) ? `${property}#2` : property] = content
  }
  const links = [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => attributesOf(tag))
  const alternates = links.filter(
    ({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined,
  )
  return {
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    titles: [...head.matchAll(/<title(?: [^>]*)?>([^<]*)<\/title>/g)].map(([, title = '']) =>
      toText(title),
    ),
    meta,
    canonicals: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    alternates: Object.fromEntries(
      alternates.map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
  }
}
