// What a host answers badly, it is not asked for again and again.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listMentors } from '#schemas/services/class.ts'
import { listTestimonies } from '#schemas/services/testimony.ts'
import { updatePost } from '#schemas/services/post.ts'
import { openHost, send, visitor } from './open-host-for-test.ts'

const host = await openHost()
afterAll(() => host.close())
beforeEach(() => {
  host.received.length = 0
})

const mentors = { page: 1, pageSize: 10 }
const empty = { items: [], pagination: { page: 1, perPage: 10, totalItems: 0, totalPages: 0 } }
const statusOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    (error: { status: number }) => error.status,
  )

test('garbage opens the breaker, and is not asked for a second time', async () => {
  const { calls } = host.open()
  host.says.answer = (_, response) => response.writeHead(200).end('<h1>Selamat datang</h1>')
  const statuses = []
  for (let i = 0; i < 12; i++)
    statuses.push(await statusOf(calls.serve(listMentors, visitor, mentors)))
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 502), 503, 503])
  expect(host.received).toHaveLength(10)
})

test('a host that asks for a pause is given one, and calls of visitors go on', async () => {
  const { calls } = host.open()
  host.says.answer = (_, response) => response.writeHead(429, { 'retry-after': '30' }).end('{}')
  expect(await statusOf(calls.serve(listMentors, visitor, mentors))).toBe(429)
  host.says.answer = (_, response) => send(response, empty)
  await expect(calls.serve(listMentors, visitor, mentors)).rejects.toMatchObject({
    status: 503,
    retryAfter: 30,
  })
  expect(host.received).toHaveLength(1)
  const ctx = { ...visitor, address: '203.0.113.7' }
  expect(await calls.serve(listMentors, ctx, mentors)).toEqual(empty)
})

test('one visitor who calls too often keeps no other out', async () => {
  const { calls } = host.open()
  host.says.answer = (_, response) => response.writeHead(429, { 'retry-after': '30' }).end('{}')
  const ctx = { ...visitor, address: '203.0.113.7' }
  expect(await statusOf(calls.serve(listMentors, ctx, mentors))).toBe(429)
  host.says.answer = (_, response) => send(response, empty)
  expect(await calls.serve(listMentors, visitor, mentors)).toEqual(empty)
})

test('the pause of one site is not that of another', async () => {
  const { calls } = host.open()
  host.says.answer = (_, response) => response.writeHead(429, { 'retry-after': '30' }).end('{}')
  await statusOf(calls.serve(listMentors, visitor, mentors))
  host.says.answer = (_, response) => send(response, empty)
  expect(await calls.serve(listMentors, { ...visitor, siteId: 'beta' }, mentors)).toEqual(empty)
})

test('a call that hangs ends with its time, however often it was tried', async () => {
  const { calls } = host.open({}, 300)
  host.says.answer = () => undefined
  expect(await statusOf(calls.serve(listMentors, visitor, mentors))).toBe(504)
  expect(host.received.length).toBeGreaterThan(1)
  const tried = host.received.length
  await new Promise((later) => setTimeout(later, 300))
  expect(host.received).toHaveLength(tried)
})

test('a host that gives no app token is asked without one', async () => {
  const { calls } = host.open({}, 500)
  host.says.token = () => undefined
  host.says.answer = (_, response) => send(response, empty)
  expect(await calls.serve(listMentors, visitor, mentors)).toEqual(empty)
  expect(host.received[0]?.headers['apptoken']).toBeUndefined()
  host.says.token = (_, response) => send(response, { token: 't'.repeat(43), code: 'v1.k.z.r' })
})

test('rows of the hosted database are asked for with the key of the site', async () => {
  const { calls } = host.open({ REMOTE_APP_SECRET: 'pk_{site}_{site}' })
  const row = { id: '1', name: 'Sari', role: 'Guru', message: 'Bagus.', rating: 5 }
  host.says.answer = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([row]))
  expect(await calls.serve(listTestimonies, visitor, { limit: 3 })).toEqual([row])
  expect(host.received[0]).toMatchObject({
    url: '/rest/v1/testimonies?limit=3',
    headers: { apikey: 'pk_alpha_alpha' },
  })
  host.says.answer = (_, response) => send(response, { rows: [] })
  expect(await statusOf(calls.serve(listTestimonies, visitor, { limit: 3 }))).toBe(502)
  host.says.answer = (_, response) => response.writeHead(401).end('{"message":"No key"}')
  expect(await statusOf(calls.serve(listTestimonies, visitor, { limit: 3 }))).toBe(401)
})

test('a change that is answered with garbage is sent once', async () => {
  const { calls } = host.open()
  host.says.answer = (_, response) => response.writeHead(200).end('[]')
  const ctx = { ...visitor, caller: { userId: '1', kind: 'admin', bearer: 'abc' } } as const
  expect(await statusOf(calls.serve(updatePost, ctx, {}))).toBe(502)
  expect(host.received).toHaveLength(1)
})
