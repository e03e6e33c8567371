// A storage that checks signatures, which s3rver does not. Only tests import this file.
import { createHash, createHmac } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** A proxy in front of s3rver: 403 for a request whose signature does not match. */
export async function openGate(port: number, secret: string) {
  const look: RequestListener = (asked, answer) => void pass(asked, answer)
  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    const body = await buffer(asked)
    if (!isSigned(asked, body, secret))
      return void answer.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const { method, url, headers } = asked
    const passed = request({ port, host: '127.0.0.1', method, path: url, headers }, (said) => {
      answer.writeHead(said.statusCode ?? 500, said.headers)
      said.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    passed.end(body)
  }
  const server = createServer(look)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

/** Signature Version 4, computed from the request. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer, secret: string) {
  const said = /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  )
  const [, scope = '', names = '', signature] = said ?? []
  const digest = String(headers['x-amz-content-sha256'])
  if (digest !== sha256(body)) return false
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = [method, url, '', lines.join(''), names, digest].join('\n')
  const moment = String(headers['x-amz-date'])
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, text).toString('hex') === signature
}
