// A host before our own services, which answers some sites in a bad way. Only tests import this file.
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const json = { 'content-type': 'application/json' }
const page = '<!doctype html><title>Login</title><h1>Masuk ke jaringan</h1>'
const says =
  (status: number, body: string, headers: Record<string, string> = json): Answer =>
  (_, response) =>
    void response.writeHead(status, headers).end(body)

/** Writes a piece of a body again and again, until the other side has enough. */
const again = (response: ServerResponse, piece: string, ms: number) => {
  const timer = setInterval(() => response.write(piece), ms)
  response.on('close', () => clearInterval(timer))
}

/** What a host can do instead of answering. */
export const evils: Readonly<Record<string, Answer>> = {
  'closes at once': ({ socket }) => void socket.destroy(),
  'hangs before the headers': () => undefined,
  'hangs in the body': (_, response) => void response.writeHead(200, json).write('{"message":'),
  'drips a space at a time': (_, response) => again(response.writeHead(200, json), ' ', 100),
  'resets in the body'({ socket }, response) {
    response.writeHead(200, json).write('{"message":"ok",')
    setTimeout(() => socket.resetAndDestroy(), 20)
  },
  'ends early'({ socket }, response) {
    response.writeHead(200, { ...json, 'content-length': '5000' }).write('{"status":true')
    setTimeout(() => socket.end(), 20)
  },
  'says a length that is too short': ({ socket }) =>
    void socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n{"message":"ok","data":null}'),
  'sends more than can be read': says(200, `{"data":"${'a'.repeat(3_000_000)}"}`),
  'never stops sending': (_, response) => again(response.writeHead(200, json), 'x'.repeat(1e5), 5),
  'speaks no HTTP': ({ socket }) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
  'answers with a page': says(200, page, { 'content-type': 'text/html' }),
  'answers in another shape': says(200, '{"message":"ok","status":true,"data":{"rows":[1]}}'),
  'answers with JSON of great depth': says(200, `{"data":${'['.repeat(100_000)}`),
  'answers with a prototype': says(200, '{"status":true,"data":{"__proto__":{"items":[]}}}'),
  'redirects into our own network': says(302, '', { location: 'http://127.0.0.1:22/' }),
  'asks for a pause': says(429, '{"message":"Nanti."}', { ...json, 'retry-after': '3600' }),
  fails: says(500, '{"message":"Galat."}'),
  'is overloaded': says(503, page, { 'content-type': 'text/html', 'retry-after': 'soon' }),
  'is packed otherwise than it says': says(200, 'no gzip', { ...json, 'content-encoding': 'gzip' }),
  'does not know the call': says(418, '{"message":"teapot"}'),
}

/** Opens a host that hands calls on to a port, but for the sites that an evil is set for. */
export async function openEvilHost(port: number) {
  const evilOf = new Map<string, Answer>()
  const server = createServer((request, response) => {
    const site = request.headers.host?.split('.')[0] ?? ''
    const evil = evilOf.get(site)
    response.on('error', () => undefined)
    request.socket.on('error', () => undefined)
    if (evil !== undefined) return evil(request, response)
    const { method, url, headers } = request
    const onward = ask({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    evilOf,
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
