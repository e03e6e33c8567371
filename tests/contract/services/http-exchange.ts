// Exchanges over HTTP with a server of a test, each from a network address of its own.
import { request } from 'node:http'
import { callPath, hostBase, pathNames, type Endpoint } from '#schemas/endpoint.ts'
import { openOutbound, readBounded } from '#src/services/outbound.ts'
import { withBody } from '#tests/made-up/body.ts'
import type { Call, Reply, SiteName } from './case.ts'
import { formOf } from './form.ts'

const addressOf = (asked: RequestInfo | URL) =>
  typeof asked === 'string' ? asked : asked instanceof URL ? asked.href : asked.url

const send = openOutbound({ privateHosts: ['*.localhost'] })

/** The platform's fetch, with names that only this machine resolves, from an address of its own each time. */
export async function fetchHere(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', headers, body } = init
  const answer = await send(addressOf(url), {
    // A busy machine may be slow: this ends what would wait for ever.
    deadlineMs: 120_000,
    method,
    headers: { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': nextAddress() },
    ...(typeof body === 'string' ? { body } : {}),
  })
  const bytes = Buffer.from(await readBounded(answer.body))
  const isEmpty = answer.status === 204 || answer.status === 304
  return new Response(isEmpty ? null : bytes, { status: answer.status, headers: answer.headers })
}

let lastAddress = 0
const nextAddress = () => {
  const number = ++lastAddress
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

/** One exchange over HTTP, from a network address of its own: rate limits count by it. */
export function exchange(
  { port, site }: { port: number; site: SiteName },
  endpoint: Endpoint,
  { input = {}, headers = {}, file }: Call,
) {
  const { method, path, host } = endpoint
  const named = Object.fromEntries(
    Object.entries(input).filter(
      ([name]) => method === 'GET' || file !== undefined || pathNames(path).includes(name),
    ),
  )
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !(name in named)))
  const form = file && formOf([{ field: 'file', filename: file.name, ...file }])
  const body = method === 'GET' ? undefined : (form?.body ?? JSON.stringify(rest))
  const options = {
    port,
    method,
    host: '127.0.0.1',
    path: hostBase[host] + callPath(path, named),
    headers: {
      host: `${site}.localhost`,
      'x-forwarded-for': nextAddress(),
      ...(body === undefined
        ? {}
        : {
            'content-type': form?.type ?? 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          }),
      ...headers,
    },
  }
  return new Promise<Reply>((resolve, reject) => {
    const sent = request(options, (answer) => {
      withBody(answer, (text) => {
        const body = parse(text)
        resolve({
          status: answer.statusCode ?? 0,
          headers: new Headers(answer.headers as Record<string, string>),
          body,
          data: typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined,
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
