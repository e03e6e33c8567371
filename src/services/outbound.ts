import { lookup as resolveName } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { ServiceError } from './service-error.ts'

/** An outgoing request. */
export interface OutboundRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array | AsyncIterable<Uint8Array>
  signal?: AbortSignal | undefined
  /** How long until the answer starts, in milliseconds. */
  deadlineMs?: number
  /** Whether the deadline applies to the whole answer. */
  isWhole?: boolean
}

export interface OutboundAnswer {
  status: number
  headers: Headers
  /** Throws ServiceError 502 or 504 when it breaks off, or does not end in time. */
  body: AsyncIterable<Uint8Array>
}

/** An answer that cannot be read: the other system is out of order, and would say the same again. */
export class UnreadableAnswer extends ServiceError {
  constructor(message = 'The service gave an answer that cannot be read.') {
    super(502, message)
  }
}

/** Sends a request to another system: the only way out of the server. Throws ServiceError 502, 503 or 504. */
export type Send = (url: string, request?: OutboundRequest) => Promise<OutboundAnswer>

interface OutboundOptions {
  /**
   * Hosts that may be in a private network, `localhost` or `*.localhost`: those that an operator has
   * configured.
   */
  privateHosts?: readonly string[]
  connectMs?: number
}

/**
 * Opens the only way to other systems. Every address of a host name is checked before a connection is made, so
 * that a name cannot point into our own network; a redirection is an error, because it could.
 */
export function openOutbound({ privateHosts = [], connectMs = 1000 }: OutboundOptions = {}): Send {
  const open = async () => {
    const { Agent, fetch: send } = await import('undici')
    const agentFor = (lookup: LookupFunction) =>
      new Agent({ connect: { timeout: connectMs, lookup }, bodyTimeout: 30_000 })
    return { send, toPrivate: agentFor(lookupAny), toPublic: agentFor(lookupPublic) }
  }
  let opened: ReturnType<typeof open> | undefined
  return async (url, { deadlineMs = 5000, isWhole = false, signal, body, ...request } = {}) => {
    const { hostname, protocol } = new URL(url)
    const isPrivate = privateHosts.some((host) => isHostName(host, hostname))
    if (!isPrivate) requirePublic(protocol, hostname)
    const { send, toPrivate, toPublic } = await (opened ??= open())
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), deadlineMs)
    const failing = (cause: unknown, message: string) => {
      clearTimeout(timer)
      if (cause instanceof ServiceError || signal?.aborted) return cause
      return late.signal.aborted
        ? new ServiceError(504, 'The service did not answer in time.', { cause })
        : new ServiceError(502, message, { cause })
    }
    try {
      const answer = await send(url, {
        ...request,
        ...(body === undefined ? {} : { body, duplex: 'half' }),
        redirect: 'manual',
        signal: AbortSignal.any(signal ? [late.signal, signal] : [late.signal]),
        dispatcher: isPrivate ? toPrivate : toPublic,
      })
      if (answer.status >= 300 && answer.status < 400 && answer.status !== 304)
        throw new ServiceError(
          502,
          'The service answers with a redirection, which is not followed.',
        )
      if (!isWhole) clearTimeout(timer)
      return {
        status: answer.status,
        headers: new Headers([...answer.headers]),
        body: reading(answer.body ?? empty(), timer, failing),
      }
    } catch (cause) {
      const failure = failing(cause, 'The service cannot be reached.')
      // An answer that is not read to its end would hold its connection.
      late.abort()
      throw failure
    }
  }
}

/** Whether a configured host, in which `*` matches anything, is this one. */
function isHostName(host: string, hostname: string): boolean {
  const [start = '', end] = host.split('*')
  return end === undefined
    ? host === hostname
    : hostname.startsWith(start) && hostname.slice(start.length).endsWith(end)
}

async function* reading(
  body: AsyncIterable<Uint8Array>,
  timer: NodeJS.Timeout,
  failing: (cause: unknown, message: string) => unknown,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (cause) {
    throw failing(cause, 'The service broke off its answer.')
  } finally {
    clearTimeout(timer)
  }
}

/** A literal address is checked here, because no name is resolved for it. */
function requirePublic(protocol: string, hostname: string): void {
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new ServiceError(502, 'The address of the service is not one of HTTP.')
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(literal) && !isPublic(literal)) throw isInside()
}

/** Whether an address is on the public internet: RFC 6890, and IPv4 within IPv6 by its embedded address. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false
  return parsed.range() === 'unicast'
}

/** All of IPv6 that is allocated: RFC 4291 section 2.4. The ranges below it embed IPv4 addresses. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

const isInside = () =>
  new ServiceError(502, 'The address of the service stands in a private network.')

/**
 * `localhost` and names that end in it are this machine, whatever the resolver returns: RFC 6761 section 6.3.
 */
const lookupAny: LookupFunction = (hostname, options, found) =>
  resolveName(hostname.endsWith('.localhost') ? 'localhost' : hostname, options, found)

const lookupPublic: LookupFunction = (hostname, options, found) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, [])
    const [first] = addresses
    if (first === undefined || addresses.some(({ address }) => !isPublic(address)))
      return found(isInside(), [])
    if (options.all) found(null, addresses)
    else found(null, first.address, first.family)
  })
}

async function* empty(): AsyncGenerator<Uint8Array> {}

/** Reads a body to its end; throws ServiceError when it exceeds the limit. */
export async function readBounded(
  body: AsyncIterable<Uint8Array>,
  limit = 2 * 1024 * 1024,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > limit) throw new UnreadableAnswer('The service sends more than can be read.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
