import { escapeXml } from '../sitemap/escape-xml.ts'
import { type Feed, type FeedEntry, lastChange } from './feed.ts'

const tag = (name: string, text: string | undefined): string =>
  text === undefined || text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`

/** A date of RFC 822 with four digits of the year, as RSS asks for. */
const toDate = (moment: string | Date): string => new Date(moment).toUTCString()

const isPodcast = ({ entries }: Feed): boolean => entries.some(({ sound }) => sound !== undefined)

/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification), with the elements that podcast directories ask for
 * (https://help.apple.com/itc/podcasts_connect/#/itcb54353390).
 */
export function toRss(feed: Feed): string {
  const { title, description, language, page, self, icon, entries } = feed
  const image = icon
    ? `<image>${tag('url', icon)}${tag('title', title)}${tag('link', page)}</image>`
    : ''
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">\n<channel>' +
    `${tag('title', title)}${tag('link', page)}${tag('description', description || title)}${tag('language', language)}` +
    (entries.length > 0 ? tag('lastBuildDate', toDate(lastChange(feed))) : '') +
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>${image}` +
    (isPodcast(feed) ? podcastTags(feed) : '') +
    `\n${entries.map(toItem).join('')}</channel>\n</rss>\n`
  )
}

const podcastTags = ({ siteName, icon }: Feed): string =>
  tag('itunes:author', siteName) +
  (icon ? `<itunes:image href="${escapeXml(icon)}"/>` : '') +
  '<itunes:category text="Education"/><itunes:explicit>false</itunes:explicit>'

function toItem({ sound, picture, ...entry }: FeedEntry): string {
  const heard = sound
    ? `<enclosure url="${escapeXml(sound.url)}" length="${sound.bytes}" type="${sound.type}"/>` +
      tag('itunes:duration', String(sound.seconds)) +
      (picture ? `<itunes:image href="${escapeXml(picture)}"/>` : '') +
      '<itunes:explicit>false</itunes:explicit>'
    : ''
  return (
    `<item>${tag('title', entry.title)}${tag('link', entry.page)}${tag('description', entry.summary)}` +
    `<guid isPermaLink="false">urn:uuid:${escapeXml(entry.id)}</guid>` +
    `${tag('pubDate', toDate(entry.publishedAt))}${tag('category', entry.category)}` +
    `${tag('dc:creator', entry.author)}${heard}</item>\n`
  )
}
