import type { Endpoint, UserKind } from '#schemas/endpoint.ts'
import { Refused } from '../refused.ts'

/** Throws Refused unless this caller may call the endpoint. */
export function requireAccess({ access }: Pick<Endpoint, 'access'>, caller: UserKind | null) {
  if (access === 'public') return
  if (caller === null) throw new Refused(401, 'Sign in first.')
  if (access !== 'user' && !access.includes(caller)) {
    throw new Refused(403, 'Your account may not do this.')
  }
}
