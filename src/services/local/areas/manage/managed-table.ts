import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Bilingual } from '#schemas/bilingual.ts'
import type { SentArea, WrittenArea, WrittenDeclaration } from '#schemas/manage/managed-area.ts'
import type { ServiceContext } from '../../../calls.ts'
import type { Transaction } from '../../database/database.ts'
import type { SnapshotTables, RowKey } from '../../records/row-snapshot.ts'
import type { Editing } from '../../records/record-change.ts'

/** The fields of a row by their names, as the declaration of its area has them. */
export type Values = Record<string, unknown>

/** A table whose rows belong to a site. */
export type SiteTable = PgTable & { id: PgColumn; siteId: PgColumn }

/** Rows of another table that a row cannot be deleted from under. */
export interface Blocker {
  table: PgTable & { siteId: PgColumn }
  column: PgColumn
  /** What they are called: `invoices`. */
  words: Bilingual
  /** The role that may count them, where the area's own may not. */
  role?: 'server'
}

/** How the rows of an area are read and written. */
export interface RowStore {
  /** Every field of a row; null when there is none. `isLocked` keeps others from changing it until the commit. */
  read(tx: Transaction, key: RowKey, isLocked?: boolean): Promise<Values | null>
  /** Inserts a row and returns its id. */
  insert(tx: Transaction, editing: Editing, values: Values): Promise<string>
  /** Updates the given fields of a row that is there. */
  update(tx: Transaction, key: RowKey, values: Values): Promise<void>
}

/** What the list of an area shows of each row. */
export interface ListColumns {
  table: SiteTable
  name: PgColumn | SQL<string>
  slug?: PgColumn
  /** The date that a list shows and is ordered by. */
  date?: PgColumn
  position?: PgColumn
  isPublished?: SQL<boolean>
  /** Whether a row is published from its date on, which has not come. */
  isScheduled?: SQL<boolean>
  /** Whether a row that is not published was written by others than the staff. */
  isPending?: SQL<boolean>
  search: PgColumn[]
  /** The columns by which a list is narrowed to the rows of one other row. */
  narrowing?: PgColumn[]
}

/** How the rows of an area are deleted and restored. */
export interface Deletable extends Pick<WrittenDeclaration, 'isOwned'> {
  /** The name of the area. */
  name: string
  snapshot: SnapshotTables
  /** The role that deletes and restores its rows; `writer` without it. */
  deletedBy?: 'server'
  blockers?: readonly Blocker[]
  /** Throws ServiceError where the row that was just created or restored is one too many. */
  requireRoom?(tx: Transaction, key: RowKey): Promise<void>
  /** What a row is called; null when there is none. Locks it until the commit. */
  findName(tx: Transaction, key: RowKey): Promise<string | null>
}

/** An area that is written, on its table. */
export interface ManagedTable extends Omit<Deletable, 'name' | 'findName' | 'isOwned'> {
  area: WrittenArea
  /** The area under which its changes and deleted rows are stored, where its rows are those of another one. */
  recordedAs?: string
  list: ListColumns
  store: RowStore
  /** Mails that a row is new; its creation then has the role of the server. */
  announce?(
    tx: Transaction,
    context: ServiceContext,
    row: { id: string; name: string },
  ): Promise<void>
  /** The name of a row, from its fields. */
  nameOf(values: Values): string
}

/** An area that visitors send, on its table. */
export interface SentTable extends Pick<Deletable, 'snapshot'> {
  area: SentArea
  table: SiteTable & { sentAt: PgColumn }
  /** Whether a row is shown to visitors. */
  isApproved: SQL<boolean>
  /** Whether it was decided not to show it. */
  isHidden: SQL<boolean>
  search: PgColumn[]
  /** Stores the decision about a row. */
  decide(tx: Transaction, key: RowKey, isApproved: boolean): Promise<void>
}
