import type { App, Prepared } from './attempt.ts'
import type { BrowserEnvironment } from './browser-environment.ts'
import type { EndpointKey } from './declared.ts'
import { assistantKeys } from './assistant-keys.ts'
import { localKeys } from './keys.ts'

/** One request of a call. `call` is unknown for an address that no endpoint has. */
export interface Outgoing {
  call: EndpointKey | undefined
  url: string
  body?: object
}

export interface SendOptions {
  signal?: AbortSignal
  /** For the whole call with its retries; 10 seconds without it. */
  deadlineMs?: number
  /** The request outlives the page. */
  keepalive?: boolean
  /** Send an app token only if there is one; without this, the first call fetches one. */
  withHeldToken?: boolean
  ifMatch?: string
  /** Called with the headers of a success, such as the version of a row. */
  received?(headers: Headers): void
  /** Makes a request that may be sent again without being made twice. */
  idempotencyKey?: string
}

interface Sender {
  app: App
  environment: BrowserEnvironment
}

/** A request with its headers, and the access token among them. An address of another host is asked for without any of ours. */
export function prepare(
  { call, url, body }: Outgoing,
  { ifMatch, idempotencyKey, keepalive, withHeldToken, signal }: SendOptions,
  { app, environment }: Sender,
): { prepared: Prepared; bearer: string | null } {
  const isOurs = new URL(url, environment.origin).origin === environment.origin
  const bearer = isOurs ? bearerFor(call, environment) : null
  const headers = {
    'Accept-Language': app.locale,
    ...hostHeaders(call, app),
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(ifMatch && { 'If-Match': ifMatch }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  }
  const tokenPath = isOurs && call?.host !== 'rest' ? call?.path : undefined
  const sent = toBody(body)
  const prepared: Prepared = {
    url,
    method: call?.method ?? 'GET',
    headers: { ...(isOurs && headers), ...(typeof sent === 'string' && jsonHeaders) },
    ...(sent !== undefined && { body: sent }),
    tokenPath,
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
    ...(withHeldToken && { withHeldToken }),
  }
  return { prepared, bearer }
}

/** Fields and files are sent as a form, which names its own type; anything else as JSON. */
function toBody(body: object | undefined): string | FormData | undefined {
  return body === undefined || body instanceof FormData ? body : JSON.stringify(body)
}

const jsonHeaders = { 'Content-Type': 'application/json' }

/** What some hosts are sent besides. */
function hostHeaders(call: EndpointKey | undefined, app: App): Record<string, string> {
  if (call?.host === 'rest') return { apikey: app.publicKey }
  if (call?.host === 'api') return { lmsId: app.lmsId }
  return call?.host === 'auth' ? { 'X-App-Authorization': app.lmsId } : {}
}

/** The assistant has identities of its own, and so a token of its own. */
const bearerFor = (call: EndpointKey | undefined, { local }: BrowserEnvironment): string | null =>
  local.read(call?.host === 'assistant' ? assistantKeys.token : localKeys.accessToken)
