import { isSafeAddress } from '#schemas/address.ts'
import { pathIn } from '#schemas/paths.ts'
import { listPodcasts, type PodcastItem } from '#schemas/services/podcast.ts'
import { listPosts, type PostItem } from '#schemas/services/post.ts'
import type { Locale } from '#schemas/text.ts'
import type { ItemPage } from '#src/render/search/item-paths.ts'
import type { Services } from '#src/services/service.ts'
import type { Site } from '#src/sites/sites.ts'
import type { FeedEntry } from './feed.ts'
import { soundOf } from './feed-sound.ts'

/** How many of the newest rows a feed has. */
const most = 30

export interface FeedAsked {
  site: Site
  kind: string
  locale: Locale
  page: ItemPage
  services: Pick<Services, 'calls' | 'files'>
}

/** The newest rows of a kind that are in the language of the feed. */
export async function readEntries(asked: FeedAsked): Promise<FeedEntry[]> {
  const { site, kind, locale, services } = asked
  const ctx = { siteId: site.id, origin: site.origin, caller: null, locale }
  if (kind === 'podcast') {
    const input = listPodcasts.input.parse({ pageSize: most })
    const answer = listPodcasts.output.parse(await services.calls.serve(listPodcasts, ctx, input))
    const heard = answer.items.filter((row) => row.audio !== null && isIn(row, locale))
    return Promise.all(heard.map((row) => toEpisode(row, asked)))
  }
  const input = listPosts.input.parse({ kindSlug: kind, pageSize: most, sort: 'newest' })
  const answer = listPosts.output.parse(await services.calls.serve(listPosts, ctx, input))
  return answer.items.filter((row) => isIn(row, locale)).map((row) => toPost(row, asked))
}

const isIn = ({ language }: { language?: Locale | undefined }, locale: Locale): boolean =>
  language === undefined || language === locale

/** A safe address of a row, made absolute; undefined for an unsafe one, such as `javascript:`. */
export function absolute(address: string | null, { origin }: Site): string | undefined {
  if (address === null || !isSafeAddress(address)) return undefined
  return address.startsWith('/') ? origin + address : address
}

function toEntry(row: PostItem | PodcastItem, { site, locale, page }: FeedAsked): FeedEntry {
  const { id, title, summary, publishedAt, category, cover } = row
  return {
    id,
    title,
    summary,
    publishedAt,
    changedAt: publishedAt,
    page: site.origin + pathIn(page.pathOf(row), locale, site.layout.locales[0]),
    category: category?.name,
    picture: absolute(cover, site),
  }
}

const toPost = (row: PostItem, asked: FeedAsked): FeedEntry => ({
  ...toEntry(row, asked),
  changedAt: row.updatedAt ?? row.publishedAt,
  author: row.author ?? undefined,
})

async function toEpisode(row: PodcastItem, asked: FeedAsked): Promise<FeedEntry> {
  const { site, services } = asked
  const sound = await soundOf(row.audio, { site, files: services.files })
  return {
    ...toEntry(row, asked),
    sound: sound && { ...sound, seconds: row.seconds },
  }
}
