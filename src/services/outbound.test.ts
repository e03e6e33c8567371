import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isPublic, openOutbound, readBounded } from './outbound.ts'

let canary: Server
let port = 0
let hits = 0
let answer: (request: IncomingMessage, response: ServerResponse) => void
beforeAll(async () => {
  canary = createServer((request, response) => {
    hits++
    answer(request, response)
  })
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done))
  port = (canary.address() as AddressInfo).port
})
afterAll(() => {
  canary.closeAllConnections()
  canary.close()
})
beforeEach(() => {
  hits = 0
  answer = (_, response) => response.end('ok')
})

const inside = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '0',
  '0.0.0.0',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[ff02::1]',
  '[2002:7f00:1::]',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ip6-localhost',
]
const asWritten = (host: string) => [
  `http://${host}:${port}/`,
  `http://user:pass@${host}:${port}/`,
  `http://example.com@${host}:${port}/`,
  `https://${host}:${port}/`,
]

test('no address of our own network is reached, however it is written', async () => {
  const send = openOutbound()
  const urls = inside.flatMap(asWritten)
  expect(urls.length).toBeGreaterThanOrEqual(150)
  for (const url of urls) {
    const outcome = await send(url, { deadlineMs: 3000 }).catch((error: unknown) => error)
    expect([url, outcome]).toEqual([url, expect.objectContaining({ name: expect.any(String) })])
    expect(outcome).toBeInstanceOf(Error)
  }
  expect(hits).toBe(0)
})

test.each(['file:///etc/passwd', 'ftp://example.com/', 'data:text/plain,x', 'gopher://x/'])(
  '%s is no address of HTTP',
  async (url) => {
    await expect(openOutbound()(url)).rejects.toMatchObject({ status: 502 })
  },
)

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['::ffff:8.8.8.8', true],
  ['::ffff:10.0.0.1', false],
  ['::7f00:1', false],
  ['4000::1', false],
  ['127.0.0.1', false],
  ['no address', false],
])('%s is public: %s', (address, wanted) => {
  expect(isPublic(address)).toBe(wanted)
})

const local = () => openOutbound({ privateHosts: ['127.0.0.1', '*.localhost'] })

test('a host that an operator has named may stand inside, and names under localhost are this machine', async () => {
  expect((await local()(`http://127.0.0.1:${port}/`)).status).toBe(200)
  expect((await local()(`http://situs.localhost:${port}/`)).status).toBe(200)
  expect(hits).toBe(2)
})

test('a name within a name is named, and nothing that only ends alike', async () => {
  const send = openOutbound({ privateHosts: ['data-*.localhost'] })
  expect((await send(`http://data-situs.localhost:${port}/`)).status).toBe(200)
  for (const other of ['localhost', 'data.localhost', 'other.localhost', 'xdata-a.localhost'])
    await expect(send(`http://${other}:${port}/`)).rejects.toMatchObject({ status: 502 })
  expect(hits).toBe(1)
})

test.each([301, 302, 303, 307, 308])('a redirection (%i) is an error', async (status) => {
  answer = (_, response) => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end()
  await expect(local()(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ status: 502 })
  expect(hits).toBe(1)
})

test('one that does not answer is 504, one that is not there 502', async () => {
  answer = () => undefined
  const late = local()(`http://127.0.0.1:${port}/`, { deadlineMs: 100 })
  await expect(late).rejects.toMatchObject({ status: 504 })
  await expect(local()('http://127.0.0.1:1/')).rejects.toMatchObject({ status: 502 })
})

test('who asked may go away', async () => {
  answer = () => undefined
  const gone = new AbortController()
  const asked = local()(`http://127.0.0.1:${port}/`, { signal: gone.signal })
  gone.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

test('a body that grows beyond its limit is not read to its end', async () => {
  answer = (_, response) => {
    const more = () => void (response.destroyed || response.write(Buffer.alloc(65_536), more))
    more()
  }
  const { body } = await local()(`http://127.0.0.1:${port}/`)
  await expect(readBounded(body, 200_000)).rejects.toMatchObject({ status: 502 })
})

test('a body that breaks off is 502; one that is wanted whole and does not end is 504', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('a')
    setTimeout(() => response.destroy(), 20)
  }
  const broken = await local()(`http://127.0.0.1:${port}/`)
  await expect(readBounded(broken.body)).rejects.toMatchObject({ status: 502 })
  answer = (_, response) => void response.write('a')
  const late = await local()(`http://127.0.0.1:${port}/`, { deadlineMs: 100, isWhole: true })
  await expect(readBounded(late.body)).rejects.toMatchObject({ status: 504 })
})

test('a body that is not wanted whole may take longer than its beginning', async () => {
  answer = (_, response) => {
    response.write('a')
    setTimeout(() => response.end('b'), 1200)
  }
  const { body } = await local()(`http://127.0.0.1:${port}/`, { deadlineMs: 1000 })
  expect(Buffer.from(await readBounded(body)).toString()).toBe('ab')
})

test('a client that disconnects during a body causes no report of a defect', async () => {
  answer = (_, response) => void response.write('a')
  const gone = new AbortController()
  const { body } = await local()(`http://127.0.0.1:${port}/`, { signal: gone.signal })
  setTimeout(() => gone.abort(), 50)
  await expect(readBounded(body)).rejects.toMatchObject({ name: 'AbortError' })
})
