import { expect, test } from 'vitest'
import type { WorkerSite } from '#schemas/service-worker.ts'
import { prepareStyles } from '#src/render/styles.ts'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const site = (id: string, settings: object = {}) => ({
  ...layoutOf({
    'layout.json': manifestOf('coba', {
      locales: ['id', 'en'],
      site: { hosts: [`${id}.id`], settings: { title: id, isMaintenance: false, ...settings } },
      routes: [{ path: '/', page: 'home' }],
    }),
    'pages/home.json': { blocks: [{ id: 'a', type: 'note', props: { heading: 'Halo' } }] },
    'assets/logo.svg': '<svg/>',
  }),
  name: id,
})
const layouts = [
  site('coba', { logoDark: 'asset:logo.svg' }),
  site('lain'),
  site('tanpa', { hasOfflinePage: false }),
]
const files = { script: '/assets/main-1.js', sheet: '/assets/all-1.css' }
const withWorker = { ...files, offline: ['/assets/offline-1.js'] }

function served(own: typeof files & { offline?: string[] }, script = 'work()') {
  const client = { styles: prepareStyles('.calm{a:1}'), files: own }
  return appOf({ layouts, client, worker: { script, files: own } })
}
const { get } = served(withWorker)

/** What the service worker of a host has of its site. */
async function workerSiteOf(host: string, ask = get): Promise<WorkerSite | null> {
  const text = await (await ask(`http://${host}.id/sw.js`)).text()
  const [, json = ''] = /^self\.site=(.*);work\(\)/.exec(text) ?? []
  return JSON.parse(json) as WorkerSite | null
}

test('a service worker has the offline pages and files of its own site', async () => {
  const known = await workerSiteOf('coba')
  expect(known?.pages).toEqual([
    { prefix: '/en', address: '/_offline/en' },
    { prefix: '', address: '/_offline/id' },
  ])
  const [script, part, sheet, ...others] = known?.files ?? []
  expect([script, part, sheet]).toEqual([files.script, '/assets/offline-1.js', files.sheet])
  expect(others.filter((file) => !file.startsWith('/assets/fonts/'))).toEqual([
    expect.stringMatching(/^\/media\/logo\.svg\?v=[0-9a-f]{8}$/),
  ])
  expect(known?.passed).toEqual(expect.arrayContaining(['api', 'drive', 'sw.js', '_page']))
  expect(known?.passed).not.toContain('account')
})

test('its script is asked for at every visit, and is another one for another site, script or setting', async () => {
  const answer = await get('http://coba.id/sw.js')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'")
  const etag = answer.headers.get('etag') ?? ''
  const again = await get('http://coba.id/sw.js', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const versions = [
    await workerSiteOf('coba'),
    await workerSiteOf('lain'),
    await workerSiteOf('coba', served(withWorker, 'work();more()').get),
  ].map((known) => known?.version)
  expect(versions).not.toContain(undefined)
  expect(new Set(versions).size).toBe(3)
})

test('an offline page is in the language that is asked for, public, and registers nothing', async () => {
  for (const [locale, heading] of [
    ['id', 'Tidak ada sambungan'],
    ['en', 'There is no connection'],
  ]) {
    const answer = await get(`http://coba.id/_offline/${locale}`)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=0, must-revalidate',
    ])
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toContain(`>${heading}</h1>`)
    expect(html).toContain('data-part="offline"')
    expect(html).toContain('noindex')
    expect(html).not.toContain('"worker"')
    expect(html).not.toContain('class="offline"')
  }
  expect((await get('http://coba.id/_offline/fr')).status).toBe(404)
})

test('pages register the service worker, and their policy allows workers of the site alone', async () => {
  const page = await get('http://coba.id/')
  expect(await page.text()).toContain('"worker":"/sw.js"')
  expect(page.headers.get('content-security-policy')).toContain("; worker-src 'self'")
})

test.each([
  ['the settings of the site say so', 'tanpa', get],
  ['the server says so', 'coba', served(files).get],
])('where %s there is none, and one that was there leaves', async (_, host, ask) => {
  expect(await workerSiteOf(host, ask)).toBe(null)
  const page = await ask(`http://${host}.id/`)
  expect(await page.text()).not.toContain('/sw.js')
  expect(page.headers.get('content-security-policy')).toContain("; worker-src 'none'")
  expect((await ask(`http://${host}.id/_offline/id`)).status).toBe(404)
})
