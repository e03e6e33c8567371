import { feedPath, type FeedFormat } from '#schemas/feeds.ts'
import { pathIn } from '#schemas/paths.ts'
import { feedTitle } from '#src/render/feeds.ts'
import { inLocale } from '#src/render/seo.ts'
import { iconAddress } from '#src/render/site-icons.ts'
import { siteView } from '#src/render/site-view.ts'
import { toAtom } from './atom.ts'
import type { Feed } from './feed.ts'
import { type FeedAsked, readEntries } from './read-feed.ts'
import { toRss } from './rss.ts'

const write: Record<FeedFormat, (feed: Feed) => string> = { rss: toRss, atom: toAtom }

/** The newest rows of a kind as a feed in a format. */
export async function makeFeed(asked: FeedAsked, format: FeedFormat): Promise<string> {
  const { site, kind, locale, page } = asked
  const { layout, settings, origin } = site
  const view = siteView(site, locale)
  const icon = iconAddress(site, '512')
  const [first] = layout.locales
  return write[format]({
    title: feedTitle(page, view),
    description: inLocale(settings.meta.description, locale, first),
    language: locale,
    page: origin + pathIn(page.list?.path ?? '/', locale, first),
    self: origin + feedPath(kind, locale, format),
    icon: icon && origin + icon,
    siteName: view.page.site.title,
    entries: await readEntries(asked),
  })
}
