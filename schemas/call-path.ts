import { type EndpointHost, hostBase } from './call-host.ts'

/** URLs of calls. Separate from endpoint.ts, so that browsers can import it without zod. */

/** The address and method of a call. */
export interface CallAddress {
  /** The host that serves it; the base URL of each host is configuration. */
  host: EndpointHost
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Without a leading slash: `v1/class/active`. */
  path: string
  /** A GET that changes something, as existing clients send it: its answer is not cached and it is not retried. */
  changes?: true
}

/** Whether a call only reads, so that it may be retried. */
export const isReading = ({ method, changes }: Pick<CallAddress, 'method' | 'changes'>): boolean =>
  method === 'GET' && changes !== true

/** The names of the placeholders in a path: `silabus/{programId}` has one. */
export const pathNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The URL of a reading call on our own server; also the cache key of its answer. */
export const needUrl = (endpoint: Pick<CallAddress, 'host' | 'path'>, input: object): string =>
  hostBase[endpoint.host] + callPath(endpoint.path, input)

/** Fills the placeholders of a path; the rest of the input becomes its query, sorted by name. */
export function callPath(path: string, input: object): string {
  const names = pathNames(path)
  const entries = Object.entries(input).filter(([, value]) => value !== undefined && value !== '')
  const values = new Map(entries)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  )
  const query = new URLSearchParams(
    entries
      .filter(([name]) => !names.includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, String(value)]),
  ).toString()
  return query === '' ? filled : `${filled}?${query}`
}
