import type { Pagination } from '#schemas/endpoint.ts'
import type { DeletedRow } from '#schemas/manage/row-calls.ts'
import type { ManagedItem } from '#schemas/manage/written-calls.ts'

/** The rows of an area, or those of its bin. */
export interface ContentListAnswers {
  rows?: { items: ManagedItem[]; pagination: Pagination } | null
  deleted?: { items: DeletedRow[]; pagination: Pagination } | null
}
