import type { Audience } from './audience.ts'
import type { Media } from './answer-media.ts'
import type { Preferences } from './preferences.ts'
import type { Query } from './parse-query.ts'
import type { RestTable } from './exposed-tables.ts'

/** A parsed request to a table. */
export interface Asked {
  table: RestTable
  audience: Audience
  query: Query
  preferences: Preferences
  media: Media
  /** The header `Range`. */
  range: string | null
  /** The address of the table with its query in one order, for `Content-Location`. */
  location: string
}
