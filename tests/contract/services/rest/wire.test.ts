import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import type { RestRequest } from '#src/services/rest-exchange.ts'
import { fill, idOf, refill } from './filled-tables.ts'
import { type Asking, askAt } from './rest-caller.ts'

interface Sent extends Partial<Omit<RestRequest, 'headers' | 'body'>> {
  headers?: Record<string, string>
  body?: unknown
}

const json = 'application/json; charset=utf-8'
const comment = { name: 'Intan', message: 'Catatan dari pembaca baru.' }

// Parts of the HTTP answer that the public client does not read.
describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('an answer', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await fill(opened.database)
    })
    beforeEach(() => refill(opened.database))
    afterAll(() => opened.close())

    const send = ({ headers, body, ...request }: Sent, caller: Asking = null) =>
      askAt(opened.database)(
        {
          method: 'GET',
          table: 'book_reviews',
          query: '',
          headers: new Headers(headers),
          body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
          ...request,
        },
        caller,
      )

    test('says which rows of how many it holds', async () => {
      const ranges = [
        [{}, 200, '0-2/*'],
        [{ headers: { prefer: 'count=exact' } }, 200, '0-2/3'],
        [{ query: 'limit=2', headers: { prefer: 'count=exact' } }, 206, '0-1/3'],
        [{ query: 'limit=2&offset=2', headers: { prefer: 'count=exact' } }, 206, '2-2/3'],
        [{ query: 'offset=3', headers: { prefer: 'count=exact' } }, 206, '*/3'],
        [{ query: 'rating=eq.1' }, 200, '*/*'],
        [{ query: 'rating=eq.1', headers: { prefer: 'count=exact' } }, 200, '*/0'],
        [{ headers: { range: '1-1' } }, 200, '1-1/*'],
        [{ query: 'limit=1', headers: { range: '1-9' } }, 416, undefined],
        [{ headers: { range: '2-1' } }, 416, undefined],
      ] as const
      for (const [request, status, range] of ranges) {
        const answer = await send(request)
        expect([answer.status, answer.headers['content-range']]).toEqual([status, range])
      }
    })

    test('says its address, with the parameters of the query by name', async () => {
      const queries = [
        ['', '/rest/v1/book_reviews'],
        ['rating=gte.4', '/rest/v1/book_reviews?rating=gte.4'],
        ['select=id,name&limit=2', '/rest/v1/book_reviews?limit=2&select=id%2Cname'],
        ['limit=2&select=id,name', '/rest/v1/book_reviews?limit=2&select=id%2Cname'],
        ['rating=lt.5&rating=gt.1', '/rest/v1/book_reviews?rating=lt.5&rating=gt.1'],
      ] as const
      for (const [query, location] of queries)
        expect((await send({ query })).headers).toMatchObject({ 'content-location': location })
      expect((await send({ query: 'x=eq.1' })).headers).not.toHaveProperty('content-location')
      const inserted = await send({ method: 'POST', body: comment })
      expect(inserted.headers).not.toHaveProperty('content-location')
    })

    test('to HEAD has the headers of GET and no body', async () => {
      const request = { query: 'limit=1', headers: { prefer: 'count=exact' } }
      const whole = await send(request)
      expect(await send({ ...request, method: 'HEAD' })).toEqual({ ...whole, body: '' })
      expect(await send({ method: 'HEAD', query: 'x=eq.1' })).toMatchObject({
        status: 400,
        body: '',
      })
    })

    test('names its form', async () => {
      const vendor = 'application/vnd.pgrst.'
      const forms = [
        ['*/*', json],
        ['text/html, */*;q=0.8', json],
        ['application/json;q=0.5, text/csv', 'text/csv; charset=utf-8'],
        [
          `${vendor}object+json;nulls=stripped`,
          `${vendor}object+json;nulls=stripped; charset=utf-8`,
        ],
        [`${vendor}array+json;nulls=stripped`, `${vendor}array+json;nulls=stripped; charset=utf-8`],
      ]
      for (const [accept = '', form] of forms) {
        const { headers } = await send({ query: 'limit=1', headers: { accept } })
        expect(headers['content-type']).toBe(form)
      }
      const answer = await send({ headers: { accept: 'image/png' } })
      expect([answer.status, answer.headers['content-type']]).toEqual([406, json])
    })

    test('names the schema to whom names it, and the preferences it applies', async () => {
      const { headers } = await send({
        headers: { 'accept-profile': 'public', prefer: 'count=exact, x=y' },
      })
      expect(headers).toMatchObject({
        'content-profile': 'public',
        'preference-applied': 'count=exact',
      })
    })

    test('to a visitor without access is 401 with WWW-Authenticate', async () => {
      const { status, headers } = await send({ table: 'user_disc' })
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer'])
      const known = await send({ table: 'user_disc' }, 'teacher')
      expect([known.status, known.headers['www-authenticate']]).toEqual([403, undefined])
    })

    test('to what was sent is empty, unless more is preferred', async () => {
      const post = { method: 'POST', body: comment } as const
      expect(await send(post)).toEqual({
        status: 201,
        headers: { 'content-range': '*/*' },
        body: '',
      })
      const located = await send({ ...post, headers: { prefer: 'return=headers-only' } })
      expect(located.headers.location).toMatch(/^\/book_reviews\?id=eq\.[0-9a-f-]{36}$/)
      const pledge = { method: 'POST', table: 'donations', body: { amount: 5000 } } as const
      const hidden = await send({ ...pledge, headers: { prefer: 'return=headers-only' } })
      expect(hidden.headers.location).toBeUndefined()
    })

    test('to a merge says that nothing is new', async () => {
      const headers = { prefer: 'resolution=merge-duplicates,return=representation' }
      const merged = await send(
        { method: 'POST', body: { ...comment, id: idOf(1) }, query: 'select=name', headers },
        'admin',
      )
      expect(merged).toEqual({
        status: 200,
        headers: {
          'content-type': json,
          'content-range': '*/*',
          'preference-applied': 'resolution=merge-duplicates, return=representation',
        },
        body: '[{"name":"Intan"}]',
      })
    })

    test('to one id sent twice says what the database would', async () => {
      const body = ['Satu', 'Dua'].map((name) => ({ ...comment, name, id: idOf(90) }))
      const sent = (prefer: string) =>
        send({ method: 'POST', body, headers: { prefer }, query: 'select=name' }, 'admin')
      const codeOf = async (prefer: string) => {
        const { status, body: said } = await sent(prefer)
        return [status, JSON.parse(said).code]
      }
      expect(await codeOf('return=representation')).toEqual([409, '23505'])
      expect(await codeOf('resolution=merge-duplicates')).toEqual([400, '21000'])
      const ignored = await sent('resolution=ignore-duplicates,return=representation')
      expect([ignored.status, ignored.body]).toEqual([201, '[{"name":"Satu"}]'])
    })

    test('to a body that can’t be read says no more than that', async () => {
      const bodies = ['', 'x', '{"name":', '1', '"x"', 'null', '['.repeat(30_000)]
      for (const body of bodies) {
        const answer = await send({ method: 'POST', body })
        expect([answer.status, JSON.parse(answer.body)]).toEqual([
          400,
          { code: 'PGRST102', message: 'Empty or invalid json', details: null, hint: null },
        ])
      }
      for (const body of ['[1]', '[{"a":1},{"b":1}]', '[[]]']) {
        expect((await send({ method: 'POST', body })).body).toContain('All object keys must match')
      }
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await send({ method: 'POST', body: 'name=x', headers: form })).status).toBe(400)
    })

    test('in CSV quotes what needs it and makes no formula of what visitors write', async () => {
      const rows = ['=SUM(A1)', 'a "b", c', '@x', '+62', 'biasa'].map((name, index) => ({
        ...comment,
        name,
        id: idOf(10 + index),
      }))
      expect((await send({ method: 'POST', body: rows }, 'admin')).status).toBe(201)
      const query = `select=name,rating&order=id&id=gte.${idOf(10)}`
      const { body } = await send({ query, headers: { accept: 'text/csv' } }, 'admin')
      expect(body.split('\n')).toEqual([
        'name,rating',
        `'=SUM(A1),`,
        `"a ""b"", c",`,
        `'@x,`,
        `'+62,`,
        'biasa,',
      ])
    })

    test('has no words of the database in its refusals', async () => {
      const { body } = await send({ method: 'POST', body: { ...comment, id: idOf(1) } }, 'admin')
      expect(JSON.parse(body)).toEqual({
        code: '23505',
        message: 'duplicate key value violates unique constraint',
        details: null,
        hint: null,
      })
    })

    test('to an unknown verb is a refusal', async () => {
      const method = 'PUT' as RestRequest['method']
      expect(await send({ method, body: comment }, 'admin')).toMatchObject({ status: 405 })
    })
  })
})
