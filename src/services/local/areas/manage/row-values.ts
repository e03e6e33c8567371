import { getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { fieldKindOf } from '#schemas/manage/fields.ts'
import type { WrittenArea } from '#schemas/manage/managed-area.ts'
import type { Translations } from '#schemas/row-texts.ts'
import { sanitise, toMediaPath } from '../../../safe-html.ts'
import { sanitiseTranslations } from '../../text/translations.ts'
import type { SiteTable, Values } from './managed-table.ts'

/** The columns of a table that fields of the area have the names of. */
export function columnsOf(area: WrittenArea, table: SiteTable): Record<string, PgColumn> {
  const fields = area.fields.shape
  const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][]
  return Object.fromEntries(columns.filter(([name]) => Object.hasOwn(fields, name)))
}

/** A stored value as an answer has it: moments as ISO 8601. */
export const toField = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString() : value

/** The fields of an area that hold HTML. */
const htmlOf = ({ fields }: WrittenArea): string[] =>
  Object.entries(fields.shape).flatMap(([name, field]) =>
    fieldKindOf(field) === 'html' ? [name] : [],
  )

/** A value that was sent as a column stores it: clean HTML, the address of a picture, a moment. */
export function toStored(area: WrittenArea, field: string, value: unknown): unknown {
  const declared = area.fields.shape[field]
  if (field === 'translations') return sanitiseTranslations(value as Translations, htmlOf(area))
  const kind = declared && fieldKindOf(declared)
  if (typeof value !== 'string' || kind === undefined) return value
  if (kind === 'html') return sanitise(value)
  return kind === 'picture' ? toMediaPath(value) : new Date(value)
}

/** The given values of columns as they are stored, by the names of the fields. */
export const toStoredValues = (area: WrittenArea, table: SiteTable, values: Values): Values =>
  Object.fromEntries(
    Object.keys(columnsOf(area, table))
      .filter((field) => values[field] !== undefined)
      .map((field) => [field, toStored(area, field, values[field])]),
  )
