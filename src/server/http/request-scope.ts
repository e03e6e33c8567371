import { AsyncLocalStorage } from 'node:async_hooks'

/** A request while it is answered. */
export interface RequestScope {
  id: string
  /** What it is counted as: the path of a route or of a call, as it is declared. */
  route?: string | undefined
  /** A balancer asks every second: checks of health are neither logged nor counted. */
  isHealthCheck?: boolean
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Runs work in the scope of a request; what it awaits is in the scope too. */
export const withScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work)

/** The request that this is done for; undefined for work of the server's own. */
export const currentRequest = (): RequestScope | undefined => scopes.getStore()
