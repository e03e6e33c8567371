import { createDecipheriv, createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { chat } from '#schemas/services/assistant.ts'
import { readSilabus } from '#schemas/services/batch.ts'
import { uploadFile } from '#schemas/services/drive.ts'
import { listMentors } from '#schemas/services/class.ts'
import { updatePost } from '#schemas/services/post.ts'
import { type Answer, openHost, send, visitor } from './open-host-for-test.ts'

const mentors = { page: 1, pageSize: 10 }
const empty = { items: [], pagination: { page: 1, perPage: 10, totalItems: 0, totalPages: 0 } }
const writer = { userId: '1', kind: 'writer', bearer: 'abc' } as const
const signedIn = { ...visitor, caller: writer }

const host = await openHost()
const pairOf = (response: ServerResponse, code = 'v1.k.z.r') =>
  send(response, { token: 't'.repeat(43), code })
afterAll(() => host.close())
beforeEach(() => {
  host.received.length = 0
  host.log.length = 0
  host.says.token = (_, response) => pairOf(response)
})

const outcomeOf = (asked: Promise<unknown>) => asked.catch((error: unknown) => error)

const unfinished: [name: string, answer: Answer, status: number][] = [
  [
    'breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"data":')
      setTimeout(() => response.destroy(), 20)
    },
    502,
  ],
  [
    'is not packed as it says',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
    502,
  ],
  [
    'never ends',
    (_, response) => {
      const timer = setInterval(() => response.write(' '), 30)
      response.on('close', () => clearInterval(timer))
    },
    504,
  ],
]

describe.each(unfinished)('an answer that %s', (_name, answer, status) => {
  test('is reported within its deadline', async () => {
    host.says.answer = answer
    const outcome = await outcomeOf(host.open({}, 2000).calls.serve(updatePost, signedIn, {}))
    expect(outcome).toMatchObject({ name: 'ServiceError', status })
    expect(host.received).toHaveLength(1)
  })

  test('is asked for again by a read, and leaves a host in peace that gives no other', async () => {
    const services = host.open({}, 1500)
    host.says.answer = (request, response) =>
      host.received.length < 3 ? answer(request, response) : void send(response, empty)
    expect(await services.calls.serve(listMentors, visitor, mentors)).toEqual(empty)
    host.says.answer = answer
    for (let i = 0; i < 6; i++) await outcomeOf(services.calls.serve(listMentors, visitor, mentors))
    const asked = host.received.length
    expect(await outcomeOf(services.calls.serve(listMentors, visitor, mentors))).toMatchObject({
      status: 503,
    })
    expect(host.received.length).toBe(asked)
  })
})

const inTenMinutes = new Date(Date.now() + 600_000).toUTCString()

test.each([
  [429, 'Wed, 21 Oct 2015 07:28:00 GMT', 1],
  [429, inTenMinutes, 600],
  [429, '600', 600],
  [429, 'soon', 1],
  [503, undefined, 1],
  [503, inTenMinutes, 600],
] as const)('after %i, to come back %s is said in seconds', async (status, said, seconds) => {
  host.says.answer = (_, response) =>
    response
      .writeHead(status, said === undefined ? {} : { 'retry-after': said })
      .end('{"message":"Nanti."}')
  const outcome = await outcomeOf(host.open().calls.serve(updatePost, signedIn, {}))
  expect(outcome).toMatchObject({ status, retryAfter: expect.any(Number) })
  const { retryAfter } = outcome as { retryAfter: number }
  expect(Math.abs(retryAfter - seconds)).toBeLessThanOrEqual(100)
})

test('a drive that is full says so, and is not taken for one that is down', async () => {
  const services = host.open()
  const file = () => ({ name: 'a.pdf', type: 'application/pdf', bytes: bytes() })
  host.says.answer = (_, response) => response.writeHead(507).end('{"message":"Penuh."}')
  for (let i = 0; i < 12; i++)
    expect(
      await outcomeOf(services.calls.receive(uploadFile, signedIn, { file: file(), input: {} })),
    ).toMatchObject({
      status: 507,
      message: 'Penuh.',
    })
})

async function* bytes(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('%PDF')
}

test('an app token is asked for once, however many calls begin together', async () => {
  let asked = 0
  host.says.token = (_, response) => {
    asked++
    setTimeout(pairOf, 20, response)
  }
  host.says.answer = (_, response) => send(response, empty)
  const services = host.open()
  await Promise.all(
    Array.from({ length: 8 }, () => services.calls.serve(listMentors, visitor, mentors)),
  )
  expect(asked).toBe(1)
  expect(host.received.every(({ headers }) => headers.apptoken !== undefined)).toBe(true)
})

test('an app token that is no longer taken is asked for anew, and the call is made again', async () => {
  const codes = ['v1.old.z.r', 'v1.new.z.r']
  host.says.token = (_, response) => pairOf(response, codes.shift())
  host.says.answer = ({ headers }, response) =>
    String(headers.apptoken).startsWith('v1.new')
      ? send(response, empty)
      : response.writeHead(401, { 'x-server-time': String(Date.now()) }).end('{"message":"x"}')
  expect(await host.open().calls.serve(listMentors, visitor, mentors)).toEqual(empty)
  expect(host.received).toHaveLength(2)
})

/** The time in an AppToken header. */
function timeIn(header: unknown): number {
  const [, iv = '', encrypted = ''] = String(header).split('~')
  const key = createHmac('sha256', 't'.repeat(43)).update('encrypt').digest()
  const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'base64url'))
  const said = decipher.update(encrypted, 'base64url', 'utf8') + decipher.final('utf8')
  return Number(JSON.parse(said).ts)
}

test('a clock that is not that of the host corrects itself once', async () => {
  const ahead = 3_600_000
  host.says.answer = ({ headers }, response) => {
    const now = Date.now() + ahead
    if (Math.abs(timeIn(headers.apptoken) - now) < 300_000) return void send(response, empty)
    response.writeHead(401, { 'x-server-time': String(now) }).end('{"message":"x"}')
  }
  const services = host.open()
  for (let i = 0; i < 3; i++)
    expect(await services.calls.serve(listMentors, visitor, mentors)).toEqual(empty)
  expect(host.received).toHaveLength(4)
})

test('a call whose app token is never taken is refused after its second try', async () => {
  host.says.answer = (_, response) =>
    response.writeHead(401, { 'x-server-time': '1' }).end('{"message":"Bukan kami."}')
  const outcome = await outcomeOf(host.open().calls.serve(updatePost, signedIn, {}))
  expect(outcome).toMatchObject({ status: 401, message: 'Bukan kami.' })
  expect(host.received).toHaveLength(2)
})

test('an address of version 6 is said as one, and not as its network', async () => {
  host.says.answer = (_, response) => send(response, empty)
  const ctx = { ...visitor, address: '2001:db8:1:2::/64' }
  await host.open().calls.serve(listMentors, ctx, mentors)
  expect(host.received[0]?.headers['x-forwarded-for']).toBe('2001:db8:1:2::')
})

test.each(['..', '.'])('an id %s leads nowhere else', async (id) => {
  expect(
    await outcomeOf(host.open().calls.serve(readSilabus, visitor, { programId: id })),
  ).toBeNull()
  expect(host.received).toEqual([])
})

test('the settings of a site stay what they were while its host is down', async () => {
  const services = host.open({ REMOTE_SITES: 'alpha,beta' })
  const settings = { title: 'Alfa', layout: 'foundation', isMaintenance: false }
  host.says.answer = (_, response) => send(response, settings)
  const known = await services.sites.read()
  expect(known).toHaveLength(2)
  host.says.answer = (_, response) => send(response, null, 503)
  expect(await services.sites.read()).toEqual(known)
})

test.each([
  ['half of JSON', '{"t":"delta"\n'],
  ['an object of another shape', '{}\n'],
  ['a line without an end', 'x'.repeat(70_000)],
])('a stream with %s is a named problem', async (_name, said) => {
  host.says.answer = (_, response) => response.writeHead(200).end(said)
  const lines = host.open().calls.stream(chat, visitor, { workspace_id: 'alpha', query: 'halo' })
  await expect(lines[Symbol.asyncIterator]().next()).rejects.toMatchObject({ status: 502 })
  expect(host.log).toEqual([expect.stringContaining('v2/chat')])
})
