import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf } from '#tests/made-up/layouts.ts'
import { plainHeaders } from './security-headers.ts'

const strict = (style: string) =>
  "default-src 'none'; script-src 'self'; style-src 'self' " +
  `${style}; img-src 'self' data: https:; font-src 'self' ; connect-src 'self'; ` +
  "media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'; object-src 'none'; worker-src 'none'"

const player = (id: string, host: string) => ({ id, type: 'player', props: { host } })
const reckoner = { id: 'r', type: 'reckoner' }
const inBox = (...aside: unknown[]) => ({ id: 'b', type: 'wide-box', slots: { aside } })

async function served(blocks: unknown[], layout: object = {}, path = '/') {
  const { get } = appOf({ layouts: [layoutOf(homeOf(blocks, {}, layout))] })
  const page = await get(`http://coba.localhost${path}`)
  const policy = page.headers.get('content-security-policy') ?? ''
  const style = /'sha256-[^']+'(?: https:\/\/fonts\.example)?/.exec(policy)?.[0] ?? ''
  const payload = await get(`http://coba.localhost/_page${path}`)
  const body = await page.text()
  const boot = JSON.parse(/id="tenun">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as object
  return { policy, plain: strict(style), boot, payload: (await payload.json()) as object }
}

test('a page whose blocks need nothing has the strict policy, byte by byte', async () => {
  const { policy, plain, boot, payload } = await served([player('p', 'none')])
  expect(policy).toBe(plain)
  expect({ ...boot, ...payload }).not.toHaveProperty('allows')
})

test('pages that are light and dark have one inline script, and allow it by its hash', async () => {
  const layout = layoutOf(homeOf([], {}, { theme: { dark: {} } }))
  const page = await appOf({ layouts: [layout] }).get('http://coba.localhost/')
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(await page.text()) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect(script.length).toBeLessThan(450)
  expect(page.headers.get('content-security-policy')).toContain(
    `script-src 'self' 'sha256-${hash}';`,
  )
})

test('a page has the strict policy and exactly what its blocks need', async () => {
  const { policy, plain, boot, payload } = await served([
    reckoner,
    inBox(player('p', 'two'), player('q', 'two')),
  ])
  const expected = plain
    .replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
    .replace("connect-src 'self'", "connect-src 'self' https://sums.example")
    .replace("worker-src 'none'", "worker-src 'self'")
  expect(policy).toBe(`${expected}; frame-src https://two.example`)
  const allows = ['connect https://sums.example', 'frame https://two.example', 'wasm', 'worker']
  expect([boot, payload]).toEqual([
    expect.objectContaining({ allows }),
    expect.objectContaining({ allows }),
  ])
})

test('sound of any https address is allowed for a block that plays it, and for a radio that has one', async () => {
  const playing = await served([player('p', 'any')])
  expect(playing.policy).toBe(playing.plain.replace("media-src 'self'", "media-src 'self' https:"))
  const radioOf = (url: string) =>
    served([], {
      site: { settings: { title: 'Situs Coba', isMaintenance: false, radio: { url } } },
    })
  expect((await radioOf('https://radio.example/siar')).policy).toContain("media-src 'self' https:;")
  expect((await radioOf('/siar.mp3')).policy).toContain("media-src 'self';")
})

test('blocks of the shell count, and origins stand once and in order', async () => {
  const shell = { header: [player('h', 'two')], footer: [player('f', 'one')] }
  const { policy, plain } = await served([player('p', 'one')], { shell })
  expect(policy).toBe(`${plain}; frame-src https://one.example https://two.example`)
})

test('a block whose props lead to an origin that it does not name is left out', async () => {
  const { policy, plain, payload } = await served([player('p', 'strange'), reckoner])
  expect(policy).not.toContain('strange')
  expect(policy).not.toBe(plain)
  expect(payload).toMatchObject({ html: expect.not.stringContaining('film') })
})

test('the gate allows the most that the blocks behind it can need, whatever their props say', async () => {
  const routes = [{ path: '/', page: 'home', middleware: ['auth'] }]
  const { policy, plain, boot } = await served([inBox(player('p', 'one'))], { routes })
  const media = plain.replace("media-src 'self'", "media-src 'self' https:")
  expect(policy).toBe(`${media}; frame-src https://one.example https://two.example`)
  expect(boot).toMatchObject({ guard: 'auth' })
})

test('a built script has no sandbox as a worker, and reaches its own origin only', async () => {
  const file = { content: new TextEncoder().encode('0'), brotli: undefined }
  const names = ['main.js', 'wasm-worker-a1.js', 'not-a-wasm-worker.js', 'all.css']
  const { get } = appOf({
    layouts: [layoutOf(homeOf([]))],
    files: new Map(names.map((name) => [`/assets/${name}`, file])),
  })
  const policies = await Promise.all(
    names.map(async (name) =>
      (await get(`http://coba.localhost/assets/${name}`)).headers.get('content-security-policy'),
    ),
  )
  const script = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"
  expect(policies).toEqual([
    script,
    script.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
    script,
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  ])
})

test.each(['br', 'gzip', 'identity'])(
  'a payload in %s has the headers of everything that is no document, also from the cache',
  async (encoding) => {
    const { get } = appOf({ layouts: [layoutOf(homeOf([]))] })
    for (const _ of ['rendered', 'cached']) {
      const address = 'http://coba.localhost/_page/'
      const { headers } = await get(address, { 'accept-encoding': encoding })
      expect(Object.fromEntries(headers)).toMatchObject(plainHeaders)
    }
  },
)
