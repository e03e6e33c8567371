import { getElementsByTagType, getElementsByTagName } from 'domutils'
import { ElementType, parseDocument } from 'htmlparser2'

/** What a document refers to and what can be referred to in it. */
export interface References {
  /** As they are written. */
  targets: string[]
  /** What a fragment may name. */
  ids: Set<string>
}

const attributes = ['href', 'src', 'poster', 'data'] as const

/** Where a form is sent: its fragment is of the page that answers it. */
const actions = ['action', 'formaction'] as const

const ofHead = new Set(['og:image', 'og:url', 'twitter:image'])

/** Reads the links, pictures, scripts, forms and fragments of a document. */
export function readReferences(html: string): References {
  const document = parseDocument(html)
  const targets = new Set<string>()
  const ids = new Set<string>()
  const elements = getElementsByTagType(ElementType.Tag, document)
  const others = ['script', 'style'].flatMap((name) => getElementsByTagName(name, document))
  for (const { name, attribs } of [...elements, ...others].filter((one) => 'attribs' in one)) {
    const { id, srcset, imagesrcset, property, content, ...rest } = attribs
    if (id !== undefined) ids.add(id)
    for (const attribute of attributes) {
      const value = rest[attribute]
      if (value !== undefined) targets.add(value)
    }
    for (const attribute of actions) {
      const value = rest[attribute]
      if (value !== undefined) targets.add(value.replace(/#.*/, ''))
    }
    for (const set of [srcset, imagesrcset]) {
      for (const candidate of (set ?? '').split(/,\s+/)) {
        const [url = ''] = candidate.trim().split(/\s+/)
        if (url !== '') targets.add(url)
      }
    }
    if (name === 'meta' && content !== undefined && ofHead.has(property ?? '')) targets.add(content)
  }
  return { targets: [...targets], ids }
}
