import type { Answers } from './answers.ts'
import type { DrawnPart } from './drawn-part.ts'
import { isSoonAgain } from './picture-facts.ts'
import { byIdentity, sharedId } from './shared-answers.ts'
import type { SiteView } from './site-view.ts'

/** The longest content in characters: it is stored with the page. */
const most = 4000

interface Rendered {
  view: SiteView
  parts: readonly DrawnPart[]
  resources: Readonly<Record<string, unknown>>
  answers: Answers
}

/**
 * Everything that the page of one address is rendered from and that may differ the next time: two that are equal have
 * the same document. Undefined for a page with prose, whose runs have no identity, for one that is rendered again
 * soon, since something came too late for it, and for one whose data is no shared answer and large.
 */
export function pageContent({ view, parts, resources, answers }: Rendered): string | undefined {
  if (isSoonAgain(answers)) return undefined
  const nodes: number[] = []
  for (const { html, drawn } of parts) {
    if (html === '') continue
    if (drawn === undefined) return undefined
    nodes.push(sharedId(drawn))
  }
  const { shared, others } = byIdentity(resources)
  const content = JSON.stringify([sharedId(view), nodes, shared, others])
  return content.length > most ? undefined : content
}
