import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, request, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface TlsProxy {
  httpPort: number
  httpsPort: number
  /** The file of the self-signed certificate. */
  certificate: string
  close(): void
}

/** A proxy as one in front of a server would be: ends TLS, and sends plain HTTP on to HTTPS. */
export async function openTlsProxy(
  port: number,
  hosts: readonly string[],
  folder: string,
): Promise<TlsProxy> {
  const key = join(folder, 'key.pem')
  const certificate = join(folder, 'certificate.pem')
  const names = hosts.map((host) => `DNS:${host}`).join(',')
  const shape =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=judges'
  await promisify(execFile)('openssl', [
    'req',
    ...shape.split(' '),
    '-keyout',
    key,
    '-out',
    certificate,
    '-addext',
    `subjectAltName=${names}`,
  ])
  const secrets = { key: await readFile(key), cert: await readFile(certificate) }
  const secure = createTlsServer(secrets, forward(port))
  const httpsPort = await listen(secure)
  const plain = createServer((asked, answer) => {
    const location = `https://${nameOf(asked.headers.host)}:${httpsPort}${asked.url}`
    answer.writeHead(301, { location }).end()
  })
  const httpPort = await listen(plain)
  const close = () => {
    for (const server of [secure, plain]) {
      server.close()
      server.closeAllConnections()
    }
  }
  return { httpPort, httpsPort, certificate, close }
}

const nameOf = (host = '') => host.replace(/:\d+$/, '')

/** Each request is of another visitor, so that no limit of calls is met. */
function forward(port: number): RequestListener {
  let visitors = 0
  return (asked, answer) => {
    const visitor = (visitors += 1)
    const headers = {
      ...asked.headers,
      host: nameOf(asked.headers.host),
      'x-forwarded-proto': 'https',
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    }
    const { method, url: path } = asked
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
      came.pipe(answer)
    })
    sent.on('error', () => answer.writeHead(502).end())
    asked.pipe(sent)
  }
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
