import type { z } from 'zod'
import type { DeletedRow } from '#schemas/manage/row-calls.ts'
import type { SentCalls } from '#schemas/manage/sent-calls.ts'
import type { Locale } from '#schemas/text.ts'
import { formatMoment, formatRupiah } from '../parts/format.ts'
import type { SentOf } from './schema.ts'
import { strings } from './strings.ts'

/** One thing that was sent, with the fields of its area, or what is left of it after it was deleted. */
export type SentRow =
  | (z.output<SentCalls['detail']['output']> & Record<string, unknown>)
  | DeletedRow

/** What a row shows of what was sent. */
interface SentLines {
  name: string
  state: string
  details: string[]
  message: string
  when: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Everything that a visitor sent, in words; of a deleted row what is left: its name, and until when it can be restored. */
export function linesOf(row: SentRow, of: SentOf, locale: Locale): SentLines {
  const t = strings[locale]
  const at = (iso: unknown) => formatMoment(textOf(iso), locale, 'Asia/Jakarta')
  const fields: Readonly<Record<string, unknown>> = row
  const name = textOf(fields['name']) || t.nameless
  if ('deletedAt' in row) {
    const when = t.deletedAt(at(row.deletedAt), at(row.restorableUntil))
    return { name, state: 'deleted', details: [], message: '', when }
  }
  const { rating, amount, topics } = fields
  const details = [
    of === 'donations' && typeof amount === 'number' ? formatRupiah(amount, locale) : '',
    ...['role', 'program', 'city'].map((field) => textOf(fields[field])),
    Array.isArray(topics) ? topics.map(textOf).join(', ') : '',
    typeof rating === 'number' ? t.rating(rating) : '',
  ].filter((detail) => detail !== '')
  const when = t.sentAt(at(fields['sentAt']))
  const message = textOf(fields['message'])
  return { name, state: textOf(fields['state']), details, message, when }
}
