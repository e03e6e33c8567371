import type { MovedPayload, Payload } from '#schemas/page-boot.ts'
import { payloadPath } from '#schemas/page-paths.ts'
import { localKeys } from './services/keys.ts'
import { visit } from './visit-client.ts'

/** The payloads of pages, by path and access token, the oldest first. */
export const payloads = new Map<string, Promise<Payload | MovedPayload>>()

/** The access token, which guarded pages ask for; null for a visitor, for what no header takes, and without storage. */
export const readToken = (): string | null =>
  /^[\w.~+/=-]+$/.exec(visit.environment.local.read(localKeys.accessToken) ?? '')?.[0] ?? null

/** What a payload is asked for with. */
export const payloadHeaders = (token: string | null): Record<string, string> => ({
  accept: 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
})

/** How long a page may take before the visitor sees a failure. */
const timeoutMs = 20_000

/** Fetches a page's payload, once for each who is signed in; the last thirty are cached for a minute. */
export function loadPayload(path: string): Promise<Payload | MovedPayload> {
  const token = readToken()
  const key = `${path} ${token}`
  const known = payloads.get(key)
  if (known) return known
  const loading = fetch(payloadPath(path), {
    headers: payloadHeaders(token),
    signal: AbortSignal.timeout(timeoutMs),
  }).then((answer) => {
    if (!answer.ok) throw new Error(answer.statusText)
    return answer.json() as Promise<Payload | MovedPayload>
  })
  loading.catch(() => payloads.delete(key))
  payloads.set(key, loading)
  setTimeout(() => payloads.delete(key), 60_000)
  if (payloads.size > 30) payloads.delete([...payloads.keys()][0] ?? '')
  return loading
}
