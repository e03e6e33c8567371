import { feedLinks } from './feeds.ts'
import { withAbsoluteAddresses, withPicture } from './json-ld.ts'
import type { ListPosition } from './list-position.ts'
import type { Drawing } from './make-context.ts'
import { noMatch } from './match-route.ts'
import { describerOf } from './picture-facts.ts'
import type { RenderedPage } from './rendered-page.ts'
import { pageMeta } from './seo.ts'
import { shareLook } from './share-drawing.ts'
import { withSize } from './share-image.ts'
import { siteJsonLd } from './site-json-ld.ts'
import { assetUrl } from './site-view.ts'

interface HeadInput {
  resources: Readonly<Record<string, unknown>>
  position: ListPosition | undefined
  /** The structured data of the page's blocks. */
  blocks: readonly object[]
}

/** The metadata and the structured data of a page. */
export async function drawHead(
  { view, match, page, answers, options }: Drawing,
  { resources, position, blocks }: HeadInput,
): Promise<Pick<RenderedPage, 'meta' | 'jsonLd'>> {
  const { layout, origin, locale } = view
  const { parameters, query } = match ?? noMatch
  const scope = { resources, site: view.site, parameters, query: query.byName, locale }
  const meta = pageMeta({
    settings: view.settings,
    origin,
    locale,
    locales: layout.locales,
    match,
    page,
    scope,
    position,
    shareLook: shareLook(view),
    assetUrl: (name) => assetUrl(layout, name),
  })
  const describe = describerOf(options.describeAddress, answers)
  const image = await withSize(meta.image, origin, describe)
  const pictured = blocks.map((data) => withPicture(data, image?.url))
  const ofSite = siteJsonLd(view, match, { title: meta.ownTitle, blocks })
  const jsonLd = [...pictured, ...ofSite].map((data) => withAbsoluteAddresses(data, origin))
  return { meta: { ...meta, image, feeds: feedLinks(view, match) }, jsonLd }
}
