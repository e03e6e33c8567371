import { expect, test } from 'vitest'
import type { RequestRecord } from '../http/record-requests.ts'
import { openMetrics } from './server-metrics.ts'

const observed = { sites: 3, faultyLayouts: 1, drawnPages: 12, data: 'ready' } as const
const answered = (more: Partial<RequestRecord> = {}): RequestRecord => ({
  id: 'a',
  method: 'GET',
  host: 'coba.id',
  path: '/Class/web',
  route: '/Class/:slug',
  status: 200,
  bytes: 100,
  ms: 12,
  isAborted: false,
  ...more,
})

test('requests are counted by site, route and status, never by their own path', async () => {
  const metrics = openMetrics(() => observed)
  metrics.record(answered(), 'demo')
  metrics.record(answered({ path: '/Class/data' }), 'demo')
  metrics.record(answered({ status: 503, route: undefined }), undefined)
  const { text, type } = await metrics.read()
  expect(type).toContain('text/plain')
  expect(text).toContain('tenun_requests_total{site="demo",route="/Class/:slug",status="200"} 2')
  expect(text).toContain('tenun_requests_total{site="none",route="other",status="503"} 1')
  expect(text).toContain('tenun_request_duration_seconds_count 3')
  expect(text).not.toContain('/Class/web')
})

test('what the server knows of itself is read when it is asked for', async () => {
  const { text } = await openMetrics(() => observed).read()
  expect(text).toContain('tenun_sites 3')
  expect(text).toContain('tenun_layouts_faulty 1')
  expect(text).toContain('tenun_pages_drawn 12')
  expect(text).toContain('tenun_data_ready 1')
  expect(text).toContain('process_resident_memory_bytes')
})

test('ten thousand sites do not make ten thousand times as many lines', async () => {
  const metrics = openMetrics(() => observed)
  for (let at = 0; at < 20_000; at++) metrics.record(answered(), `situs-${at}`)
  const { text } = await metrics.read()
  const lines = text.split('\n').filter((line) => line.startsWith('tenun_requests_total{'))
  expect(lines).toHaveLength(5001)
  expect(text).toContain('tenun_requests_total{site="other",route="other",status="200"} 15000')
})

test('answers that were cut off are counted', async () => {
  const metrics = openMetrics(() => observed)
  metrics.record(answered({ isAborted: true }), 'demo')
  expect((await metrics.read()).text).toContain('tenun_requests_aborted_total 1')
})
