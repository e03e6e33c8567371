import { escapeXml } from '../sitemap/escape-xml.ts'
import { type Feed, type FeedEntry, lastChange } from './feed.ts'

const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

const link = (rel: string, href: string, more = ''): string =>
  `<link rel="${rel}"${more} href="${escapeXml(href)}"/>`

/** Atom 1.0: RFC 4287. */
export function toAtom(feed: Feed): string {
  const { title, description, language, page, self, icon, siteName, entries } = feed
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">` +
    tag('id', self) +
    tag('title', title) +
    (description === '' ? '' : tag('subtitle', description)) +
    tag('updated', lastChange(feed).toISOString()) +
    link('self', self, ' type="application/atom+xml"') +
    link('alternate', page, ' type="text/html"') +
    (icon ? tag('icon', icon) : '') +
    `<author>${tag('name', siteName)}</author>\n` +
    `${entries.map(toEntry).join('')}</feed>\n`
  )
}

function toEntry(entry: FeedEntry): string {
  const { sound, category, author } = entry
  return (
    `<entry>${tag('id', `urn:uuid:${entry.id}`)}${tag('title', entry.title)}` +
    tag('updated', entry.changedAt) +
    tag('published', entry.publishedAt) +
    link('alternate', entry.page, ' type="text/html"') +
    (sound ? link('enclosure', sound.url, ` type="${sound.type}" length="${sound.bytes}"`) : '') +
    (author ? `<author>${tag('name', author)}</author>` : '') +
    (category ? `<category term="${escapeXml(category)}"/>` : '') +
    `${tag('summary', entry.summary)}</entry>\n`
  )
}
