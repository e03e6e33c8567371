import { rowManagers } from '#schemas/services/rest.ts'
import type { ServiceContext } from '../../../calls.ts'
import type { Actor } from '../../database/database.ts'

/** The limits of a request. */
interface Limits {
  /** The most rows of one answer; `rowsUnasked` when the request has no limit. */
  rows: number
  rowsUnasked: number
  offset: number
  filters: number
  /** The most values of `in`, of an array and of `like(any)`. */
  values: number
  /** The most rows that are counted. */
  counted: number
  sent: number
}

/** The caller's role for the tables: a visitor, or a person who manages the site's content. */
export interface Audience {
  isManager: boolean
  isSignedIn: boolean
  limits: Limits
  /** The role of the transaction; `sends` when it inserts. */
  actor(purpose?: 'sends'): Actor
}

const visitorLimits: Limits = {
  rows: 100,
  rowsUnasked: 20,
  offset: 10_000,
  filters: 8,
  values: 50,
  counted: 10_000,
  sent: 1,
}

const managerLimits: Limits = {
  rows: 1000,
  rowsUnasked: 1000,
  offset: 1_000_000,
  filters: 32,
  values: 200,
  counted: 1_000_000,
  sent: 100,
}

/** The audience of a caller: a manager of the site's tables, or a visitor. */
export function audienceOf({ siteId, caller }: ServiceContext): Audience {
  const isSignedIn = caller !== null
  if (caller !== null && rowManagers.includes(caller.kind)) {
    return {
      isManager: true,
      isSignedIn,
      limits: managerLimits,
      actor: () => ({ role: 'writer', siteId }),
    }
  }
  return {
    isManager: false,
    isSignedIn,
    limits: visitorLimits,
    actor: (purpose) => ({
      role: 'visitor',
      siteId,
      limitMs: 1000,
      ...(purpose === 'sends' ? { sends: true } : {}),
    }),
  }
}
