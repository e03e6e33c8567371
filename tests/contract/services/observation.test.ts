import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveLayouts, type ServedLayouts, until } from '#tests/serve.ts'

let served: ServedLayouts
beforeAll(async () => {
  served = await serveLayouts(undefined, { METRICS_PORT: '0', ACCESS_LOG: 'on' })
})
afterAll(() => served.close())

const host = 'demo.localhost'
const lines = () => served.log.map((line) => JSON.parse(line) as Record<string, unknown>)
const metrics = async () => (await fetch(served.server.metricsUrl ?? '')).text()

/** The access lines of one request. */
async function linesOf(id: string | undefined) {
  await until(async () => lines().some(({ request }) => request === id), 'the request is logged')
  return lines().filter(({ request }) => request === id)
}

test('each answer names its request, and the log has one line for it', async () => {
  const { headers } = await served.get(host, '/Class?search=rahasia')
  const id = String(headers['x-request-id'])
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(await linesOf(id)).toMatchObject([
    { msg: 'Answered', method: 'GET', site: 'demo', path: '/Class', status: 200, isAborted: false },
  ])
  expect(served.log.join('')).not.toContain('rahasia')
})

test('a page of the cache is counted like one that was drawn', async () => {
  for (let time = 0; time < 3; time++) await served.get(host, '/News')
  const counted = 'tenun_requests_total{site="demo",route="/News",status="200"} 3'
  await until(async () => (await metrics()).includes(counted), 'three requests are counted')
})

test('pages with an item are one route, calls are one by their address', async () => {
  const { body } = await served.get(host, '/api/v1/class/active')
  expect(body.length).toBeGreaterThan(0)
  const isCounted = async () => {
    const text = await metrics()
    return text.includes('route="/api/v1/class/active"') && !text.includes('route="*"')
  }
  await until(isCounted, 'the call is counted')
})

test('a name that a stranger gives a request is not taken', async () => {
  const { headers } = await served.get(host, '/', { 'x-request-id': 'palsu-palsu-palsu' })
  expect(headers['x-request-id']).not.toBe('palsu-palsu-palsu')
})

test('the metrics are on a port of their own', async () => {
  expect((await served.get(host, '/metrics')).status).toBe(404)
  const other = await fetch((served.server.metricsUrl ?? '').replace('/metrics', '/'))
  expect(other.status).toBe(404)
})
