import { hostBase } from '#schemas/call-host.ts'
import { callPath, pathNames } from '#schemas/call-path.ts'
import type { Endpoint } from '#schemas/endpoint.ts'
import { CallFailed } from './call-failed.ts'
import type { Call, InputOf, OutputOf, EndpointKey } from './declared.ts'
import type { Outgoing, SendOptions } from './prepare.ts'
import type { Transport } from './transport.ts'

export interface CallOptions extends SendOptions {
  /** For a call that takes one. */
  file?: Blob
}

/** The result of a call that may fail, for code that handles both without `try`. */
export type CallResult<T> =
  | { status: true; message: string; data: T }
  | { status: false; message: string; data: null }

export interface Calls {
  /** The data of an answer. Throws CallFailed; aborting throws what was aborted with. */
  callService<E extends Endpoint>(
    call: Call<E>,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<OutputOf<E>>
  /** The file that a call answers. Throws as `callService` does. */
  download<E extends Endpoint>(call: Call<E>, input: InputOf<E>): Promise<Blob>
  /** A call that never throws: a failure is logged and has its message and no data. */
  toResult<T>(call: Promise<T>): Promise<CallResult<T>>
}

/** The typed calls of one browser. */
export function openCalls(
  transport: Transport,
  log: (label: string, error: unknown) => void,
): Calls {
  const messages = new WeakMap<Promise<unknown>, Promise<string>>()
  const places = new WeakMap<Promise<unknown>, EndpointKey>()
  return {
    callService(call, input, options = {}) {
      const opened = transport
        .send(toRequest(call, input, options.file), options)
        .then((body) => unwrap(call.host, body))
      const data = opened.then((envelope) => envelope.data)
      const message = opened.then((envelope) => envelope.message)
      message.catch(() => undefined)
      messages.set(data, message)
      places.set(data, call)
      return data as never
    },
    async download(call, input) {
      const answer = await transport.open(toRequest(call, input))
      return answer.blob()
    },
    async toResult(call) {
      try {
        const data = await call
        return { status: true, message: (await messages.get(call)) ?? '', data }
      } catch (error) {
        const message = messageOf(error)
        log(labelOf(places.get(call), message), error)
        return { status: false, message, data: null }
      }
    },
  }
}

/** What a failure is logged as having said. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)

/** The label that a failure is logged with; operators search for the one of statistics. */
export const labelOf = (call: EndpointKey | undefined, message: string) =>
  /^(v1\/)?statistics?\b/.test(call?.path ?? '') ? 'FAILED TO REQUEST DATA' : message

/** How a call is sent: a reading one has its input in the address, the others as JSON. */
export function toRequest(call: EndpointKey, input: object, file?: Blob): Outgoing {
  const { host, method, path } = call
  const address = (input: object) => hostBase[host] + callPath(path, input)
  if (method === 'GET') return { call, url: address(input) }
  if (file !== undefined) {
    const body = new FormData()
    body.append('file', file)
    return { call, url: address(input), body }
  }
  const names = pathNames(path)
  const inPath = Object.entries(input).filter(([name]) => names.includes(name))
  const body = Object.entries(input).filter(([name]) => !names.includes(name))
  const isEmpty = body.length === 0 && method === 'DELETE'
  const url = address(Object.fromEntries(inPath))
  return isEmpty ? { call, url } : { call, url, body: Object.fromEntries(body) }
}

/** The hosted database answers bare rows, and nothing to what was sent; the others an envelope. */
export function unwrap(
  host: EndpointKey['host'],
  body: unknown,
): { message: string; data: unknown } {
  if (host === 'rest') return { message: '', data: body ?? {} }
  if (typeof body === 'object' && body !== null && 'data' in body) {
    const message = 'message' in body && typeof body.message === 'string' ? body.message : ''
    return { message, data: body.data }
  }
  const message = 'The service gave an answer that cannot be read.'
  throw new CallFailed({ status: 500, name: 'broken-answer', message })
}
