import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { chat } from '#schemas/services/assistant.ts'
import { listMentors, readClassOverview } from '#schemas/services/class.ts'
import { requestDemo } from '#schemas/services/cms.ts'
import { updatePost } from '#schemas/services/post.ts'
import { sendAspiration } from '#schemas/services/rest.ts'
import { type Answer, openHost, send, visitor } from './open-host-for-test.ts'

const host = await openHost()
const { received, log, open, port, says } = host
afterAll(() => host.close())
beforeEach(() => {
  received.length = 0
  log.length = 0
})

const mentors = { page: 1, pageSize: 10 }
const empty = { items: [], pagination: { page: 1, perPage: 10, totalItems: 0, totalPages: 0 } }

test('a call says its app, its site and whose it is, and nothing of anyone else', async () => {
  says.answer = (_, response) => send(response, empty)
  const caller = { userId: '1', kind: 'writer', bearer: 'abc' } as const
  await open().calls.serve(listMentors, { ...visitor, caller, address: '10.1.1.1' }, mentors)
  expect(received[0]).toMatchObject({
    method: 'GET',
    url: '/api/active/mentors?page=1&pageSize=10',
    headers: {
      host: `alpha.localhost:${port}`,
      lmsid: 'alpha',
      authorization: 'Bearer abc',
      'x-forwarded-for': '10.1.1.1',
      apptoken: expect.stringMatching(/^v1\.k\.z\.r~/),
    },
  })
  await open().calls.serve(listMentors, visitor, mentors)
  expect(received[1]?.headers.authorization).toBeUndefined()
})

test('a change goes as JSON, once, and makes its pages stale', async () => {
  const changed: string[] = []
  const services = open()
  services.sites.onChange(({ entity }) => changed.push(entity))
  says.answer = (_, response) => send(response, null, 500)
  const ctx = { ...visitor, caller: { userId: '1', kind: 'writer', bearer: 'abc' } } as const
  const input = { slug: 'satu', kindSlug: 'news', title: 'Baru' }
  await expect(services.calls.serve(updatePost, ctx, input)).rejects.toMatchObject({ status: 502 })
  expect(received).toHaveLength(1)
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(input)
  expect(changed).toEqual([])
})

test('a table takes a row with an answer that is empty', async () => {
  says.answer = (_, response) => response.writeHead(201).end()
  const input = sendAspiration.input.parse({ name: 'Laras', message: 'Semoga ada kelas malam.' })
  expect(await open().calls.serve(sendAspiration, visitor, input)).toEqual({})
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /rest/v1/aspirations',
  ])
})

test('a visitor is refused before anything is sent', async () => {
  await expect(open().calls.serve(updatePost, visitor, {})).rejects.toMatchObject({ status: 401 })
  expect(received).toEqual([])
})

test('a read is tried three times, then its failure is reported', async () => {
  let tries = 0
  says.answer = (_, response) => send(response, empty, ++tries < 3 ? 503 : 200)
  expect(await open().calls.serve(listMentors, visitor, mentors)).toEqual(empty)
  expect(tries).toBe(3)
  says.answer = (_, response) => send(response, null, 503)
  await expect(open().calls.serve(listMentors, visitor, mentors)).rejects.toMatchObject({
    status: 503,
  })
})

test('a change is tried once, also where it is a GET', async () => {
  let tries = 0
  says.answer = (_, response) => {
    tries++
    send(response, null, 503)
  }
  const asked = open().calls.serve(requestDemo, visitor, { email: 'sari@sekolah.example' })
  await expect(asked).rejects.toMatchObject({ status: 503 })
  expect(tries).toBe(1)
})

test('a host that is down is left in peace, and is asked nothing while it is', async () => {
  const services = open()
  says.answer = (_, response) => send(response, null, 500)
  for (let i = 0; i < 6; i++)
    await services.calls.serve(listMentors, visitor, mentors).catch(() => null)
  const asked = received.length
  await expect(services.calls.serve(listMentors, visitor, mentors)).rejects.toMatchObject({
    status: 503,
    retryAfter: 10,
  })
  expect(received.length).toBe(asked)
})

test('one that hangs is 504 within its deadline', async () => {
  says.answer = () => undefined
  const asked = open({}, 100).calls.serve(
    updatePost,
    { ...visitor, caller: { userId: '1', kind: 'admin' } },
    {},
  )
  await expect(asked).rejects.toMatchObject({ status: 504 })
})

test('a refusal comes through with its fields; what does not exist is nothing', async () => {
  says.answer = (_, response) =>
    response.writeHead(422, { 'content-type': 'application/problem+json' }).end(
      JSON.stringify({
        status: 422,
        message: 'slug: Tidak.',
        errors: [{ field: 'slug', message: 'Tidak.' }],
      }),
    )
  await expect(open().calls.serve(readClassOverview, visitor, { slug: 'a' })).rejects.toMatchObject(
    {
      status: 422,
      message: 'slug: Tidak.',
      fields: [{ field: 'slug', message: 'Tidak.' }],
    },
  )
  says.answer = (_, response) => response.writeHead(404).end('no')
  expect(await open().calls.serve(readClassOverview, visitor, { slug: 'a' })).toBeNull()
})

const garbage: Record<string, Answer> = {
  'an empty body': (_, response) => response.end(),
  'a page': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
  'half of JSON': (_, response) => response.end('{"message":"ok","status":true,"data":{"ite'),
  'a number': (_, response) => response.end('7'),
  null: (_, response) => response.end('null'),
  'an array': (_, response) => response.end('[]'),
  'no UTF-8': (_, response) => response.end(Buffer.from([0xff, 0xfe, 0x7b])),
  'status false': (_, response) => response.end('{"message":"Gagal","status":false,"data":null}'),
  'data of another shape': (_, response) => send(response, { items: 'none' }),
  'items of another shape': (_, response) => send(response, { ...empty, items: [{ id: 7 }] }),
  'no data': (_, response) => response.end('{"message":"ok","status":true}'),
  'a prototype': (_, response) => response.end('{"status":true,"data":{"__proto__":{"items":[]}}}'),
  'depth without end': (_, response) => response.end('['.repeat(100_000)),
  'more than can be read': (_, response) => response.end(`{"data":"${'a'.repeat(3_000_000)}"}`),
  'another status': (_, response) => response.writeHead(418).end('{"message":"teapot"}'),
  'a redirection': (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  'a broken connection': (request) => request.socket.destroy(),
  'no HTTP': (request) => void request.socket.end('garbage\r\n\r\n'),
}

describe.each(Object.entries(garbage))('a host that answers with %s', (_, manner) => {
  test('is a named problem for every kind of answer, never a page of its own', async () => {
    for (const [endpoint, input] of [
      [listMentors, mentors],
      [readClassOverview, { slug: 'a' }],
    ] as const) {
      says.answer = manner
      const outcome = await open()
        .calls.serve(endpoint, visitor, input)
        .catch((error: unknown) => error)
      expect(outcome).toMatchObject({ name: 'ServiceError', status: 502 })
    }
  })
})

test('what is wrong with an answer is a line for the operator', async () => {
  says.answer = (_, response) => send(response, { ...empty, items: [{ id: 7 }] })
  await open()
    .calls.serve(listMentors, visitor, mentors)
    .catch(() => null)
  expect(log).toEqual([
    expect.stringMatching(
      /^service-answer: GET active\/mentors answered data with items\.0\.id that is wrong/,
    ),
  ])
})

test('a stream comes through line by line; one that is refused is refused', async () => {
  const line = { message_id: '1', id: '2', text: 'Halo', t: 'delta', seq: 0 }
  says.answer = (_, response) => {
    const bytes = Buffer.from(
      `${JSON.stringify(line)}\n\n${JSON.stringify({ ...line, t: 'done', seq: 1 })}\n`,
    )
    for (const byte of bytes) response.write(Uint8Array.of(byte))
    response.end()
  }
  const said: unknown[] = []
  const input = { workspace_id: 'alpha', query: 'halo' }
  for await (const each of open().calls.stream(chat, visitor, input)) said.push(each)
  expect(said).toEqual([line, { ...line, t: 'done', seq: 1 }])
  says.answer = (_, response) => response.writeHead(401).end('{"message":"Masuk dulu."}')
  const refused = open().calls.stream(chat, visitor, input)[Symbol.asyncIterator]()
  await expect(refused.next()).rejects.toMatchObject({ status: 401 })
})

test('a site whose id could lead elsewhere is asked nothing', async () => {
  const ctx = { ...visitor, siteId: 'alpha.example/x' }
  await expect(open().calls.serve(listMentors, ctx, mentors)).rejects.toThrow('no name of a host')
  expect(received).toEqual([])
})

test('the settings of the sites that are named are read from there', async () => {
  says.answer = (request, response) =>
    request.url?.includes('cms/app/settings') && request.headers.host?.startsWith('alpha')
      ? send(response, { title: 'Alfa', layout: 'foundation', isMaintenance: false })
      : response.writeHead(404).end()
  const rows = await open({ REMOTE_SITES: 'alpha,beta' }).sites.read()
  expect(rows).toMatchObject([{ id: 'alpha', layout: 'foundation', settings: { title: 'Alfa' } }])
})
