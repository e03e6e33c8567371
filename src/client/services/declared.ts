import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'

/** The address of an endpoint. */
export type EndpointKey = Pick<Endpoint, 'host' | 'method' | 'path' | 'changes'>

/** What a browser knows of an endpoint: its address. Its shapes are types only, so that it needs no zod. */
export interface Call<E extends Endpoint = Endpoint> extends EndpointKey {
  /** For type inference only; never set. */
  readonly declared?: E
}

/** What a call is given. */
export type InputOf<E extends Endpoint> = z.input<E['input']> & object
/** What a call answers. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>

type Written = `${EndpointKey['host']} ${EndpointKey['method']} ${string}`

/** A place as the generated list writes it: `services GET v1/user/me`, with `changes` behind a GET that changes something. Bundlers drop those that nothing uses. */
/* @__NO_SIDE_EFFECTS__ */
export function placeAt(written: Written): EndpointKey {
  const [host, method, path, changes] = written.split(' ') as [
    EndpointKey['host'],
    EndpointKey['method'],
    string,
    'changes'?,
  ]
  return { host, method, path, ...(changes && { changes: true }) }
}
