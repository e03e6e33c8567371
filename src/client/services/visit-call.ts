import type { Endpoint } from '#schemas/endpoint.ts'
import type { Call, InputOf, OutputOf } from './declared.ts'

/** A call of the visit itself: to the services, at an address without placeholders, and not retried. Gives the data of its answer. */
export type VisitCall = <E extends Endpoint>(
  call: Call<E>,
  input: InputOf<E>,
  options?: { keepalive?: boolean; withHeldToken?: boolean },
) => Promise<OutputOf<E>>
