import type { Context } from 'hono'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { Caller, ServiceContext } from '#src/services/calls.ts'
import type { Services } from '#src/services/service.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Network } from '../http/client-address.ts'
import type { AppTokens, AppTokenState } from './app-token.ts'
import type { ServeHere } from './server-call.ts'

/** What the middleware of a call hand on to each other, in the order in which they set it. */
export interface CallEnv {
  Variables: AppEnv['Variables'] & {
    endpoint: Endpoint
    appToken: AppTokenState
    /** Null for a visitor, and in calls of the assistant, which has tokens of its own. */
    caller: Caller | null
    /** What the services are given of the request. */
    ctx: ServiceContext
    /** What the endpoint's schema made of the input. */
    input: unknown
  }
}

/** A request whose site is known, within a call or outside of one. */
export type SiteRequest = Context<AppEnv> | Context<CallEnv>

export interface CallOptions {
  services: Services
  tokens: AppTokens
  serverEndpoints: ReadonlyMap<Endpoint, ServeHere>
  version: string
  /** The networks of the proxies whose X-Forwarded-For is read. */
  proxies: readonly Network[]
  /** Aborts when the server stops. */
  stopping: AbortSignal
  /** Takes what went wrong on our side, with the path of the call. */
  failed(path: string, error: unknown): void
}
