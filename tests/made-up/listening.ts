import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { parseNetworks } from '#src/server/http/client-address.ts'
import type { Health } from '#src/server/http/health.ts'
import type { RequestRecord } from '#src/server/http/record-requests.ts'
import { createHttpServer } from '#src/server/listen.ts'
import { appOf } from './app.ts'
import { layoutOf } from './compile-layouts.ts'
import { manifestOf } from './layouts.ts'

const note = { id: 'a', type: 'note', props: { heading: 'Halo' } }
const layout = (more: object = {}) =>
  layoutOf({
    'layout.json': manifestOf('coba', {
      routes: [
        { path: '/', page: 'home' },
        { path: '/Pesilat', page: 'home' },
      ],
      site: { hosts: ['coba.id', 'pesilat.id'], settings: { title: 'Coba', isMaintenance: false } },
      ...more,
    }),
    'pages/home.json': { blocks: [note] },
  })

/** A server that listens until the test is finished, over one layout. `passed` has the paths that the app was asked for. */
export async function listening(
  more: object = {},
  limits: Parameters<typeof createHttpServer>[0]['limits'] = {},
  proxies = 'loopback',
) {
  const made = appOf({ layouts: [layout(more)] })
  const records: RequestRecord[] = []
  const health: Health = { isStopping: false, data: 'ready' }
  const passed: string[] = []
  const listens = createHttpServer({
    fetch(request) {
      passed.push(new URL(request.url).pathname)
      return made.app.fetch(request)
    },
    sites: () => made.sites,
    pages: made.pages,
    health: () => health,
    proxies: parseNetworks(proxies) ?? [],
    record: (record) => void records.push(record),
    limits,
  })
  onTestFinished(() => new Promise((done) => listens.close(() => done())))
  await new Promise<void>((done) => listens.listen(0, '127.0.0.1', done))
  const { port } = listens.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<IncomingMessage & { body: Buffer }>((resolve, reject) => {
      const sent = { host: 'coba.id', connection: 'close', ...headers }
      const asked = request({ port, host: '127.0.0.1', path, method, headers: sent }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve(Object.assign(answer, { body: Buffer.concat(parts) })))
      })
      asked.on('error', reject)
      asked.end()
    })
  return { ...made, get, health, passed, port, records }
}
