import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { listening } from '#tests/made-up/listening.ts'

test('a proxy of our own may name a request, in a form that a log can hold', async () => {
  const { get, records } = await listening()
  const named = await get('/', { 'x-request-id': 'dari-proksi-1' })
  expect(named.headers['x-request-id']).toBe('dari-proksi-1')
  const wrong = await get('/', { 'x-request-id': 'dua baris\tatau lebih' })
  expect(wrong.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(records).toMatchObject([
    { id: 'dari-proksi-1', path: '/', route: '/', status: 200, isAborted: false },
    { id: wrong.headers['x-request-id'], route: '/' },
  ])
  expect(records[0]?.bytes).toBeGreaterThan(100)
})

test('no other method gets a page that is kept', async () => {
  const { get } = await listening()
  await get('/')
  for (const method of ['PUT', 'DELETE']) expect((await get('/', {}, method)).statusCode).toBe(404)
  // A post is a form, and this one comes from no page.
  expect((await get('/', {}, 'POST')).statusCode).toBe(403)
})

test('a request that says no clear host is refused before anything reads it', async () => {
  const { get, pages } = await listening()
  for (const host of ['a b', 'coba.id@jahat.id']) {
    const { statusCode, headers } = await get('/', { host })
    expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store'])
  }
  expect((await get('http://coba.id/')).statusCode).toBe(400)
  expect(pages.drawn()).toBe(0)
})

test('a balancer is told at any host whether the process lives, and whether it may send requests, which is not recorded', async () => {
  const { get, health, pages, records } = await listening()
  const answer = async (path: string) => {
    const { statusCode, headers, body } = await get(path, { host: '10.0.0.7' })
    expect(headers['cache-control']).toBe('no-store')
    return [statusCode, JSON.parse(body.toString())]
  }
  expect(await answer('/live')).toEqual([200, { status: 'live' }])
  expect(await answer('/ready')).toEqual([200, { status: 'ready', data: 'ready' }])
  health.data = 'away'
  expect(await answer('/ready?from=balancer')).toEqual([200, { status: 'ready', data: 'away' }])
  health.isStopping = true
  expect(await answer('/ready')).toEqual([503, { status: 'stopping', data: 'away' }])
  expect(await answer('/live')).toEqual([200, { status: 'live' }])
  expect(pages.drawn()).toBe(0)
  await get('/')
  expect(records.map(({ path }) => path)).toEqual(['/'])
})

/** An open connection, what came over it, and whether it has ended. */
async function open(port: number, sent = '') {
  const socket: Socket = connect(port, '127.0.0.1')
  const seen = { socket, text: '', isClosed: false }
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => (seen.text += bytes.toString()))
  socket.once('close', () => (seen.isClosed = true))
  await once(socket, 'connect')
  if (sent !== '') socket.write(sent)
  return seen
}
const ask = 'GET / HTTP/1.1\r\nhost: coba.id\r\n\r\n'
const unfinishedForm =
  'POST / HTTP/1.1\r\nhost: coba.id\r\nsec-fetch-site: same-origin\r\n' +
  'content-type: application/json\r\ncontent-length: 1000\r\nexpect: 100-continue\r\n\r\n{'

test('connections that wait for a request make room: the silent ones first, then those kept open', async () => {
  const { get, port } = await listening({}, { maxConnections: 3 })
  const kept = await open(port, ask)
  await expect.poll(() => kept.text).toContain('200 OK')
  const silent = [await open(port), await open(port)]
  expect((await get('/')).statusCode).toBe(200)
  await expect.poll(() => silent[0]?.isClosed).toBe(true)
  expect([silent[1]?.isClosed, kept.isClosed]).toEqual([false, false])
  const more = [await open(port), await open(port), await open(port)]
  await expect.poll(() => silent[1]?.isClosed).toBe(true)
  expect((await get('/')).statusCode).toBe(200)
  for (const { socket } of [kept, ...silent, ...more]) socket.destroy()
})

test('where every connection is in use, the next is answered with 503, and its health still told', async () => {
  const { get, port } = await listening({}, { maxConnections: 2 })
  const busy = await Promise.all([1, 2].map(() => open(port, unfinishedForm)))
  for (const form of busy) await expect.poll(() => form.text).toContain('100 Continue')
  expect((await get('/')).statusCode).toBe(503)
  const { headers } = await get('/')
  expect([headers['retry-after'], headers.connection]).toEqual(['5', 'close'])
  expect((await get('/ready')).statusCode).toBe(200)
  for (const { socket } of busy) socket.destroy()
  await expect.poll(async () => (await get('/')).statusCode).toBe(200)
})

test('a body that comes in drops ends at its deadline with 408', async () => {
  const { port } = await listening(
    {},
    { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 },
  )
  const dripping = await open(port, unfinishedForm)
  const drops = setInterval(() => dripping.socket.write(' '), 20)
  await expect.poll(() => dripping.isClosed).toBe(true)
  clearInterval(drops)
  expect(dripping.text).toContain('HTTP/1.1 408 ')
})
