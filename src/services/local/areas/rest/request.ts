import type { Audience } from './audience.ts'
import type { Media } from './media.ts'
import type { Preferences } from './prefer.ts'
import type { Query } from './query.ts'
import type { RestTable } from './table.ts'

/** A request to a table, read and understood. */
export interface Asked {
  table: RestTable
  audience: Audience
  query: Query
  preferences: Preferences
  media: Media
  /** The header `Range`. */
  range: string | null
}
