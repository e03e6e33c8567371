import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { readBounded } from '../outbound.ts'
import { openHost } from './open-host-for-test.ts'

const host = await openHost()
afterAll(() => host.close())

const key = 'k'.repeat(43)
const content = Buffer.from('%PDF '.repeat(100))
const etag = `"${'ab'.repeat(32)}"`
const file = { etag, 'content-type': 'application/pdf' }

/** Compresses what may be compressed, as a server in front of a drive can. */
function sendPacked({ headers, method }: IncomingMessage, response: ServerResponse) {
  const isPacked = /gzip/.test(String(headers['accept-encoding']))
  const bytes = isPacked ? gzipSync(content) : content
  const packed = isPacked ? { 'content-encoding': 'gzip' } : {}
  response
    .writeHead(200, { ...file, ...packed, 'content-length': bytes.length })
    .end(method === 'HEAD' ? undefined : bytes)
}

test('a file has the size that its headers give, with any proxy before the drive', async () => {
  host.says.answer = sendPacked
  const found = await host.open().files.read('alpha', key)
  const opened = await found?.open()
  const bytes = opened ? await readBounded(opened) : undefined
  expect([found?.bytes, bytes?.length]).toEqual([content.length, content.length])
})

test.each([true, false])(
  'a part of a file is read, from a drive that gives parts: %s',
  async (gives) => {
    host.says.answer = ({ headers, method }, response) => {
      const isPart = gives && headers.range === 'bytes=5-9'
      const bytes = isPart ? content.subarray(5, 10) : content
      response
        .writeHead(isPart ? 206 : 200, { ...file, 'content-length': bytes.length })
        .end(method === 'HEAD' ? undefined : bytes)
    }
    const found = await host.open().files.read('alpha', key)
    const part = await found?.open({ first: 5, last: 9 })
    expect(part && Buffer.from(await readBounded(part)).toString()).toBe('%PDF ')
  },
)

test.each([{}, { 'content-length': '0' }])(
  'a drive that does not say how much a file weighs (%j) is none',
  async (length) => {
    host.says.answer = (_, response) => {
      response.socket?.end(
        ['HTTP/1.1 200 OK', ...Object.entries({ ...file, ...length }).map((one) => one.join(': '))]
          .concat('connection: close', '', '')
          .join('\r\n'),
      )
    }
    await expect(host.open().files.read('alpha', key)).rejects.toMatchObject({ status: 502 })
  },
)
