import { type CalendarKind, pathIn } from '#schemas/paths.ts'
import { readClassOverview } from '#schemas/services/class.ts'
import { readPost } from '#schemas/services/post.ts'
import type { Locale } from '#schemas/text.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import type { Services } from '#src/services/service.ts'
import type { Site } from '#src/sites/sites.ts'
import type { CalendarEntry } from '#src/services/calendar/calendar.ts'
import { classEntry, eventEntry } from './entries.ts'
import { itemPath } from './item-path.ts'

/** Which entry is read: what it is, its name, and the language of its texts. */
export interface EntryAddress {
  kind: CalendarKind
  name: string
  locale: Locale
}

interface Reading {
  site: Site
  /** The origin at the host that was asked. */
  origin: string
  calls: Services['calls']
}

/** What a visitor may see of a class or an event of the site; null for everything else. */
export function readEntry(
  { kind, name, locale }: EntryAddress,
  { site, origin, calls }: Reading,
): Promise<CalendarEntry | null> {
  const ctx: ServiceContext = { siteId: site.id, origin, caller: null, locale }
  const urlOf = (path: string | undefined) =>
    path === undefined ? null : origin + pathIn(path, locale, site.layout.locales[0])
  const place = { siteId: site.id, locale, origin }
  return kind === 'class' ? readClass() : readEvent()

  async function readClass() {
    const input = readClassOverview.input.parse({ slug: name })
    const read = readClassOverview.output.nullable()
    const item = read.parse(await calls.serve(readClassOverview, ctx, input))
    if (item === null) return null
    const names = { slug: item.slug, isPremium: String(item.isPremium) }
    const url = urlOf(itemPath(site.layout, readClassOverview, names))
    return classEntry(item, { ...place, url })
  }

  async function readEvent() {
    const input = readPost.input.parse({ id: name })
    const post = readPost.output.nullable().parse(await calls.serve(readPost, ctx, input))
    if (post === null) return null
    const names = { kindSlug: post.kind, slug: post.slug, id: post.id, title: post.slug }
    return eventEntry(post, { ...place, url: urlOf(itemPath(site.layout, readPost, names)) })
  }
}
