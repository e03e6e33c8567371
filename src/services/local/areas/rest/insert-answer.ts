import type { RestAnswer } from '../../../rest-exchange.ts'
import { preferenceApplied } from './preferences.ts'
import { toContentRange } from './row-range.ts'
import type { Asked } from './parsed-request.ts'
import { type Field, requireSingular, writeRows } from './write-rows.ts'

interface Inserted {
  /** The rows of the representation. */
  rows: unknown[][]
  /** How many rows are new, not counting those that were merged. */
  added: number
  /** The id of the only row, where the caller may read it. */
  id?: string | undefined
}

/** Answers POST: 201, or 200 when every row was merged into an existing one. */
export function answerInsert(
  { table, query, media, preferences }: Asked,
  fields: Field[],
  { rows, added, id }: Inserted,
): RestAnswer {
  requireSingular(media, rows.length)
  const isFull = preferences.return === 'representation'
  const isLocated = preferences.return === 'headers-only' && id !== undefined
  const isKeyed = query.onConflict !== undefined || preferences.resolution !== undefined
  return {
    status: added === 0 && preferences.resolution === 'merge-duplicates' ? 200 : 201,
    headers: {
      ...(isFull ? { 'content-type': media.contentType } : {}),
      ...(isLocated ? { location: `/${table.name}?id=eq.${id}` } : {}),
      'content-range': toContentRange(
        0,
        0,
        preferences.count === undefined ? undefined : rows.length,
      ),
      ...preferenceApplied(preferences, [
        ...(isKeyed ? (['resolution'] as const) : []),
        'missing',
        'return',
        'count',
        'tx',
        'handling',
        'timezone',
      ]),
    },
    body: isFull ? writeRows(media, fields, rows) : '',
  }
}
