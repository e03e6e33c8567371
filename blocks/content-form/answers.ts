import type { Me } from '#schemas/services/account.ts'
import type { PostKind } from '#schemas/services/post-kind.ts'

/** Who writes, the row that is edited, and the kinds of post where a field names one. */
export interface ContentFormAnswers {
  me: Me | null
  row?: Readonly<Record<string, unknown>> | null
  kinds?: { items: PostKind[] } | null
}
