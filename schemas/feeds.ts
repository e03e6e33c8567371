import { serverPath } from './paths.ts'
import type { Locale } from './text.ts'

/** The formats of feeds by the endings of their addresses: RSS 2.0 and RFC 4287. */
export const feedFormats = {
  rss: { type: 'application/rss+xml', name: 'RSS' },
  atom: { type: 'application/atom+xml', name: 'Atom' },
} as const
export type FeedFormat = keyof typeof feedFormats

/** The address of the newest rows of a kind in a language. */
export const feedPath = (kind: string, locale: Locale, format: string): string =>
  serverPath('feed', `${locale}/${kind}.${format}`)

/** What a file of feeds asks for: `news.rss`; undefined for any other name. */
export function readFeedFile(file: string): { kind: string; format: FeedFormat } | undefined {
  const [, kind, ending] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]+)$/.exec(file) ?? []
  const format = ending === 'rss' || ending === 'atom' ? ending : undefined
  return kind === undefined || format === undefined || kind.length > 60
    ? undefined
    : { kind, format }
}
