import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import type { Site } from '#src/sites/sites.ts'
import type { AppTokenState } from './app-token.ts'

/** What only the server knows of a call. */
export interface ServerCall {
  site: Site
  ctx: ServiceContext
  appToken: AppTokenState
}

/** Answers an endpoint that the server fulfils itself; null for what does not exist. */
export type ServeHere<E extends Endpoint = Endpoint> = (
  call: ServerCall,
  input: z.output<E['input']>,
) => Promise<z.output<E['output']> | null>

/** An endpoint with the function that answers it. */
export const bind = <E extends Endpoint>(
  endpoint: E,
  serve: ServeHere<E>,
): [Endpoint, ServeHere] => [endpoint, (call, input) => serve(call, input as z.output<E['input']>)]
