import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import {
  DonationStatus,
  NewAspiration,
  NewBookReview,
  NewDiscResult,
  NewDonation,
  NewTestimony,
} from '#schemas/services/rest.ts'
import {
  aspirations,
  bookReviews,
  discResults,
  donations,
} from '../../database/tables/rest-tables.ts'
import { testimonies } from '../../database/tables/testimony-tables.ts'
import type { Audience } from './audience.ts'
import { unknownColumn } from './rest-problem.ts'
import { type ColumnType, toColumnType } from './column-values.ts'

export interface RestColumn {
  name: string
  source: PgColumn
  type: ColumnType
  isNullable: boolean
  hasDefault: boolean
  /** Whether a visitor may read and send it, as the grants of migration 0006 say. */
  isPublic: boolean
  isSent: boolean
  /** Long text is searched by word, with an index. */
  isLong: boolean
  /** The schema of its values. */
  schema: z.ZodType
}

export interface RestTable {
  name: string
  source: PgTable
  /** Every column except the site’s, which can be neither read nor set. */
  columns: ReadonlyMap<string, RestColumn>
  /** The whole row that a visitor sends. */
  form: z.ZodType<Record<string, unknown>>
}

interface Declared {
  source: PgTable
  form: z.ZodType<Record<string, unknown>> & { shape: Record<string, z.ZodType> }
  public: string[]
}

const ownSchemas: Record<string, z.ZodType> = {
  id: z.guid(),
  sent_at: z.iso.datetime({ offset: true }),
  is_approved: z.boolean(),
  status: DonationStatus,
}
const longColumns = new Set(['message'])

const declared: Declared[] = [
  {
    source: bookReviews,
    form: NewBookReview,
    public: ['id', 'name', 'message', 'rating', 'sent_at'],
  },
  {
    source: aspirations,
    form: NewAspiration,
    public: ['id', 'name', 'city', 'topics', 'message', 'sent_at'],
  },
  {
    source: testimonies,
    form: NewTestimony,
    public: ['id', 'name', 'role', 'program', 'message', 'rating', 'sent_at', 'language'],
  },
  { source: donations, form: NewDonation, public: ['amount'] },
  { source: discResults, form: NewDiscResult, public: [] },
]

/** The tables of `/rest/v1/`, by name. */
export const restTables: ReadonlyMap<string, RestTable> = new Map(
  declared.map((table) => [getTableName(table.source), toTable(table)]),
)

function toTable({ source, form, public: readable }: Declared): RestTable {
  const columns = Object.values(getTableColumns(source))
    .filter(({ name }) => name !== 'site_id')
    .map((column): [string, RestColumn] => {
      const { name } = column
      const sent = form.shape[name]
      return [
        name,
        {
          name,
          source: column,
          type: toColumnType(column.getSQLType()),
          isNullable: !column.notNull,
          hasDefault: column.hasDefault,
          isPublic: readable.includes(name),
          isSent: sent !== undefined,
          isLong: longColumns.has(name),
          schema: sent ?? ownSchemas[name] ?? z.never(),
        },
      ]
    })
  return { name: getTableName(source), source, form, columns: new Map(columns) }
}

/** The columns that this audience may read, in the order of the table. */
export const readableColumns = (table: RestTable, { isManager }: Audience): RestColumn[] =>
  [...table.columns.values()].filter(({ isPublic }) => isManager || isPublic)

/** The columns that this audience may set. */
export const settableColumns = (table: RestTable, { isManager }: Audience): RestColumn[] =>
  [...table.columns.values()].filter(({ isSent }) => isManager || isSent)

/** A column by the name in a request; throws when this audience can read none of that name. */
export function requireColumn(table: RestTable, audience: Audience, name: string): RestColumn {
  const column = table.columns.get(name)
  if (column === undefined || !(audience.isManager || column.isPublic)) {
    throw unknownColumn(table.name, name)
  }
  return column
}
