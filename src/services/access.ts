import type { Endpoint } from '#schemas/endpoint.ts'
import { ServiceError } from './service-error.ts'
import type { Caller } from './calls.ts'

/** Throws ServiceError unless this caller may call the endpoint: the only place that decides it. */
export function requireAccess(
  { access, signedInWithin }: Pick<Endpoint, 'access' | 'signedInWithin'>,
  caller: Caller | null,
): void {
  if (access === 'public') return
  if (caller === null) throw new ServiceError(401, 'Sign in first.')
  if (access !== 'user' && !access.includes(caller.kind)) {
    throw new ServiceError(403, 'Your account may not do this.')
  }
  const { signedInSeconds = 0 } = caller
  if (signedInWithin !== undefined && signedInSeconds > signedInWithin) {
    const message = `Sign in again: this asks for a sign-in of the last ${signedInWithin / 60} minutes.`
    throw new ServiceError(403, message, { problem: 'sign-in-again' })
  }
}

/** The caller of an endpoint that requires one; throws ServiceError with 401 for a visitor. */
export function requireCaller(caller: Caller | null): Caller {
  if (caller === null) throw new ServiceError(401, 'Sign in first.')
  return caller
}
