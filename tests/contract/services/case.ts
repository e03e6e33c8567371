import type { Endpoint, UserKind } from '#schemas/endpoint.ts'

/** The sites of the suite: two layouts of this repository, each with its own rows. */
export type SiteName = 'foundation' | 'lms' | 'demo'

/** A call over HTTP: the input is sent where the method carries it. */
export interface Call {
  /** The caller, signed in at the site that is called; without it a visitor. */
  as?: UserKind
  /** The site that is called; `foundation` by default. */
  site?: SiteName
  input?: Record<string, unknown>
  headers?: Record<string, string>
  /** Sent as the one file of a form. */
  file?: { name: string; type: string; bytes: Uint8Array }
}

export interface Reply {
  status: number
  headers: Headers
  /** The whole body. */
  body: unknown
  /** The `data` of its envelope. */
  data: unknown
}

/** What a case may do besides its own call: prepare, and check the effects. */
export interface World {
  call(endpoint: Endpoint, call?: Call): Promise<Reply>
}

/** One promise of an endpoint, the same on every backend. */
export interface Case extends Omit<Call, 'input'> {
  /** The behaviour as a sentence: `a class list takes every filter at once`. */
  name: string
  endpoint: Endpoint
  input?: Call['input'] | ((world: World) => Promise<Record<string, unknown>>)
  status: number
  /** For 400 and 422: the field the answer must name. */
  field?: string
  /** Checks the `data` of the answer. */
  check?(data: never, world: World, reply: Reply): void | Promise<void>
}
