import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf } from '#tests/made-up/layouts.ts'
import type { Measurement } from '../analytics/provider.ts'

const id = 'G-COBACOBA1'
const site = 'http://coba.localhost'
const same = { 'sec-fetch-site': 'same-origin' }

function served(layout: object = { analytics: { measurementId: id } }, isAway = false) {
  const sent: Measurement[] = []
  const asked: string[] = []
  const away = () => Promise.reject(new Error('away'))
  const provider = {
    async script(of: string) {
      asked.push(of)
      if (isAway) return away()
      return { content: new TextEncoder().encode('gtag()'), brotli: undefined }
    },
    async collect(one: Measurement) {
      sent.push(one)
      if (isAway) await away()
    },
  }
  const made = appOf({ layouts: [layoutOf(homeOf([], {}, layout))], provider })
  const post = (path: string, headers: Record<string, string> = same) =>
    made.get(site + path, { 'user-agent': 'Peramban/1', cookie: '_gt=rahasia', ...headers }, 'POST')
  return { ...made, sent, asked, post }
}

test('a site that is not measured has no address of it, and no byte in its pages', async () => {
  const { get, post } = served({})
  for (const file of ['gtag.js', 'partytown.js', 'service-worker.js', 'collect'])
    expect((await get(`${site}/_analytics/${file}`, same)).status).toBe(404)
  expect((await post(`/_analytics/collect?tid=${id}`)).status).toBe(404)
  const page = await get(site)
  expect(await page.text()).not.toMatch(/consent|analytics|isMeasured/i)
  expect(page.headers.get('content-security-policy')).not.toContain('frame-src')
})

test('a page that is measured may frame our own worker, and reaches no other host for it', async () => {
  const page = await served().get(site)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("; frame-src 'self'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self';")
  expect(policy).not.toMatch(/google/)
  expect(await page.text()).toContain(
    `<div class="consent" data-part="consent" data-id="${id}" data-version="1" data-asked="" hidden></div>`,
  )
})

test('the settings of a site say more than its layout, and an empty id turns measuring off', async () => {
  const layout = (measurementId: string) => ({
    analytics: { measurementId: id },
    site: { settings: { title: 'Coba', isMaintenance: false, analytics: { measurementId } } },
  })
  const other = await served(layout('G-LAINNYA01')).get(site)
  expect(await other.text()).toContain('data-id="G-LAINNYA01"')
  expect(await (await served(layout('')).get(site)).text()).not.toContain('consent')
})

test('the script is that of the site’s own id, whatever was asked for', async () => {
  const { get, asked } = served()
  const answer = await get(`${site}/_analytics/gtag.js?id=G-OTHER00001`)
  expect([answer.status, await answer.text(), asked]).toEqual([200, 'gtag()', [id]])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('a provider that is away leaves an empty script and a silent page, and the operator reads of it', async () => {
  const { get, post, failures } = served(undefined, true)
  const script = await get(`${site}/_analytics/gtag.js`)
  expect([script.status, await script.text()]).toEqual([200, ''])
  expect(script.headers.get('cache-control')).toBe('no-store')
  expect((await post(`/_analytics/collect?tid=${id}`)).status).toBe(204)
  expect(failures).toEqual(['analytics', 'analytics'])
})

test('what is measured is sent on with the browser’s name and nothing else of the visitor', async () => {
  const { post, sent } = served()
  const answer = await post(`/_analytics/collect?v=2&tid=${id}&en=page_view&_uip=203.0.113.7`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect(sent).toEqual([
    { search: `?v=2&tid=${id}&en=page_view`, body: expect.anything(), userAgent: 'Peramban/1' },
  ])
})

test('what is for another id, or sent from another site, ends here', async () => {
  const { post, sent } = served()
  expect((await post('/_analytics/collect?tid=G-OTHER00001')).status).toBe(204)
  expect((await post('/_analytics/collect')).status).toBe(204)
  expect((await post(`/_analytics/collect?tid=${id}&dl=${'x'.repeat(8200)}`)).status).toBe(204)
  const elsewhere = { 'sec-fetch-site': 'cross-site' }
  expect((await post(`/_analytics/collect?tid=${id}`, elsewhere)).status).toBe(403)
  expect(sent).toEqual([])
})

test('one address may measure six hundred times a minute', async () => {
  const { post, sent } = served()
  for (let i = 0; i < 600; i++) await post(`/_analytics/collect?tid=${id}`)
  const over = await post(`/_analytics/collect?tid=${id}`)
  expect([over.status, sent.length]).toEqual([429, 600])
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('the frame runs its own script alone, and its worker reaches three addresses of the site', async () => {
  const { get } = served()
  const frame = await get(`${site}/_analytics/partytown-sandbox-sw.html?123`)
  expect(frame.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const policy = frame.headers.get('content-security-policy') ?? ''
  const reached = ['gtag.js', 'collect', 'proxytown'].map((one) => `${site}/_analytics/${one}`)
  expect(policy).toContain(`connect-src ${reached.join(' ')};`)
  expect(policy).toMatch(/script-src 'sha256-[^']+' 'unsafe-eval'; worker-src blob:/)
  expect(policy).toContain("frame-ancestors 'self'")
  const etag = frame.headers.get('etag') ?? ''
  const again = await get(`${site}/_analytics/partytown-sandbox-sw.html`, { 'if-none-match': etag })
  expect(again.status).toBe(304)
})
