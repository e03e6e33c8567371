import type { RestAnswer } from '../../../rest-exchange.ts'
import type { Asked } from './parsed-request.ts'
import { preferenceApplied } from './preferences.ts'
import { toContentRange } from './row-range.ts'
import { type Field, writeRows } from './write-rows.ts'

/** Answers PATCH and DELETE: 204, or 200 with the changed rows. */
export function answerChange(
  { media, preferences }: Asked,
  fields: Field[],
  { rows, kind }: { rows: unknown[][]; kind: 'update' | 'delete' },
): RestAnswer {
  const isFull = preferences.return === 'representation'
  const changed = kind === 'update' ? rows.length : 0
  const total = preferences.count === undefined ? undefined : rows.length
  return {
    status: isFull ? 200 : 204,
    headers: {
      ...(isFull ? { 'content-type': media.contentType } : {}),
      'content-range': toContentRange(0, changed, total),
      ...preferenceApplied(preferences, [
        'missing',
        'return',
        'count',
        'tx',
        'handling',
        'maxAffected',
        'timezone',
      ]),
    },
    body: isFull ? writeRows(media, fields, rows) : '',
  }
}
