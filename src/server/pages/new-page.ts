import type { MovedPayload } from '#schemas/page-boot.ts'
import { toDocument, toPayload } from '#src/render/document.ts'
import type { DocumentOptions } from '#src/render/document-options.ts'
import { workerOf } from '#src/render/offline.ts'
import type { RenderedPage } from '#src/render/rendered-page.ts'
import { offersSchemes } from '#src/render/scheme-script.ts'
import type { SiteView } from '#src/render/site-view.ts'
import type { NewPage } from './page-cache.ts'
import { documentHeadersOf, movedHeaders, payloadHeaders } from './page-headers.ts'

/** A rendered page with its headers: its payload, or its document; neither where it is the page that is `known`. */
export function toNewPage(
  page: RenderedPage,
  view: SiteView,
  options: DocumentOptions & { isPayload: boolean; known?: string | undefined },
): NewPage {
  const { status, entities, isPartial, changesAt, route } = page
  const shareCard = status === 200 ? page.meta.shareCard : undefined
  const common = { status, entities, isPartial, changesAt, route, shareCard }
  if (page.movedTo !== undefined) return toMovedPage(page.movedTo, { common, ...options })
  const content = contentOf(page)
  if (content !== undefined && content === options.known)
    return { ...common, content, isUnchanged: true, headers: {}, body: '' }
  const written = options.isPayload ? payloadOf(page, view) : documentOf(page, view, options)
  return { ...common, content, ...written }
}

/** The cache key of the page's content, extended by what its route and its guards add. */
const contentOf = ({ content, status, guard, isPartial, allows, meta }: RenderedPage) =>
  content && JSON.stringify([content, status, guard, isPartial, allows, meta.robots, meta.image])

const payloadOf = (page: RenderedPage, view: SiteView) => ({
  headers: payloadHeaders,
  body: toPayload(view, page),
})

function documentOf(page: RenderedPage, view: SiteView, options: DocumentOptions) {
  const { html, style } = toDocument(view, page, options)
  const allows = [
    ...page.allows,
    ...(workerOf(view, options).worker ? ['worker'] : []),
    ...(offersSchemes(view) ? ['scheme'] : []),
  ]
  const headers = documentHeadersOf(view.settings, { style, allows }, options)
  return { headers, body: html }
}

/** The redirect of a document, or a payload with the new path, which the browser's runtime follows. */
function toMovedPage(
  movedTo: string,
  { common, isPayload }: { common: Omit<NewPage, 'headers' | 'body'>; isPayload: boolean },
): NewPage {
  const headers = isPayload ? payloadHeaders : movedHeaders(movedTo)
  const body = isPayload ? JSON.stringify({ movedTo } satisfies MovedPayload) : ''
  return { ...common, status: isPayload ? 200 : 308, headers, body }
}
