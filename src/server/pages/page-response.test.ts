import { expect, test } from 'vitest'
import { pageResponse } from './page-response.ts'

const page = {
  status: 200,
  headers: {},
  etag: 'W/"a"',
  identity: Buffer.from('plain'),
  br: Buffer.from('b'),
  gzip: Buffer.from('g'),
  entities: new Set<never>(),
  isPartial: false,
  freshUntil: 0,
}
const asked = (acceptEncoding: string) =>
  pageResponse(page, { method: 'GET', ifNoneMatch: undefined, acceptEncoding })

test('a page is sent in the encoding that the browser prefers', () => {
  expect(asked('br;q=0, gzip')).toMatchObject({ headers: { 'content-encoding': 'gzip' } })
  expect(asked('br;q=0, gzip;q=0')).toMatchObject({ status: 200, bytes: page.identity })
})

test.each(['*;q=0', 'identity;q=0', 'br;q=0, gzip;q=0, identity;q=0'])(
  'a browser that takes nothing, with %j, is told',
  (accepts) => {
    const { status, bytes } = asked(accepts)
    expect([status, String(bytes)]).toEqual([406, 'Take br, gzip or identity.\n'])
  },
)
