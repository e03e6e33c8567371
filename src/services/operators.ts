import type { Caller } from './calls.ts'

/** An account of kind superadmin or admin, of the site where it was made. */
export interface OperatorRow {
  id: string
  siteId: string
  email: string
  name: string
  kind: 'superadmin' | 'admin'
  isSuspended: boolean
  createdAt: Date
  signedInAt: Date | null
}

/** Which of them are listed. */
export interface OperatorsAsked {
  kind?: OperatorRow['kind'] | undefined
  state: 'all' | 'active' | 'suspended'
  search?: string | undefined
  page: number
  perPage: number
}

/** One of them, and who changes it. */
export interface OperatorChange {
  siteId: string
  id: string
  caller: Caller
}

/** Those who run the sites of a server. Each is changed in a transaction of its site. */
export interface Operators {
  /** The accounts of these sites in this order, and by name within a site. */
  list(
    siteIds: readonly string[],
    asked: OperatorsAsked,
  ): Promise<{ rows: OperatorRow[]; total: number }>
  /** Makes an administrator and mails the link. Throws ServiceError with 409 for the address of a superadmin. */
  invite(
    site: { siteId: string; origin: string },
    who: { email: string; name: string },
    caller: Caller,
  ): Promise<OperatorRow>
  /** Null when the site has no such account. Throws ServiceError with 409 for the last superadmin and for one's own account. */
  suspend(change: OperatorChange): Promise<OperatorRow | null>
  resume(change: OperatorChange): Promise<OperatorRow | null>
}
