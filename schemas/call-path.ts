/** Addresses of calls. Apart from endpoint.ts, so that a browser has them without zod. */

/** The hosts that calls stand on. `rest` answers bare rows, the others the response envelope. */
export type EndpointHost =
  | 'services'
  | 'lms'
  | 'api'
  | 'auth'
  | 'mailer'
  | 'assistant'
  | 'drive'
  | 'rest'

/** Where a call stands and how it is made. */
export interface CallAddress {
  /** The base address of each host is configuration. */
  host: EndpointHost
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Without a leading slash: `v1/class/active`. */
  path: string
  /** Of a GET that changes something: its answer is never stored, and it is not tried again. */
  changes?: true
}

/** Where each host stands on our own server. */
export const hostBase: Record<EndpointHost, string> = {
  services: '/api/',
  lms: '/api/lms/',
  api: '/api/',
  auth: '/api/auth/',
  mailer: '/api/mailer/',
  assistant: '/api/assistant/',
  drive: '/api/drive/',
  rest: '/',
}

/** Whether a call only reads, so that it may be tried again. */
export const isReading = ({ method, changes }: Pick<CallAddress, 'method' | 'changes'>): boolean =>
  method === 'GET' && changes !== true

/** The names in the braces of a path: `silabus/{programId}` has one. */
export const pathNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The address of a reading call on our own server, and the key its answer is shared under. */
export const needUrl = (asked: Pick<CallAddress, 'host' | 'path'>, input: object): string =>
  hostBase[asked.host] + callPath(asked.path, input)

/** A path with the values of its braces, and the rest of the input as its query, in order of names. */
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
