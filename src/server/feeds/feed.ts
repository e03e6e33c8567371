/** A feed of a site, before it is written in a format. Addresses are absolute. */
export interface Feed {
  title: string
  description: string
  language: string
  /** The page that lists the rows. */
  page: string
  self: string
  /** A square picture of the site, where it has one. */
  icon?: string | undefined
  siteName: string
  entries: readonly FeedEntry[]
}

export interface FeedEntry {
  /** A uuid. */
  id: string
  title: string
  summary: string
  page: string
  publishedAt: string
  changedAt: string
  category?: string | undefined
  author?: string | undefined
  picture?: string | undefined
  sound?: FeedSound | undefined
}

/** The sound of an episode. */
export interface FeedSound {
  url: string
  type: string
  /** 0 where it is not known. */
  bytes: number
  seconds: number
}

/** The last change of any entry; the beginning of time for a feed without entries. */
export const lastChange = ({ entries }: Feed): Date =>
  new Date(Math.max(0, ...entries.map(({ changedAt }) => Date.parse(changedAt))))
