import type { Element } from 'domhandler'
import { getElementsByTagName } from 'domutils'
import type { RenderedScope } from './define.ts'
import { nodeAround } from './rendered-place.ts'
import { isWritten, sitePath } from './site-path.ts'

/** A link of a rendered page to a path of its own site. */
interface RenderedLink {
  link: Element
  href: string
  path: string
}

/** The links of a rendered page to its own site, each address once; those that a node's props hold are reported at the prop. */
export function* renderedLinks(scope: RenderedScope): Generator<RenderedLink> {
  const { document, layout } = scope
  const seen = new Set<string>()
  for (const link of getElementsByTagName('a', document, true)) {
    const href = link.attribs['href'] ?? ''
    const found = sitePath(href, layout)
    if (found === undefined || seen.has(href)) continue
    seen.add(href)
    const node = nodeAround(scope, link)
    if (!node || !isWritten(found.path, node.props, layout)) yield { link, href, path: found.path }
  }
}
