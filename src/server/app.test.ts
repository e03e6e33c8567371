import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const note = { id: 'a', type: 'note', props: { heading: { id: 'Halo', en: 'Hello' } } }
const site = (more: object = {}, settings: object = {}) => ({
  site: {
    hosts: ['coba.id', 'main.coba.id'],
    settings: { title: 'Situs Coba', isMaintenance: false, ...settings },
  },
  ...more,
})
const layout = (more: object = {}, settings: object = {}) =>
  layoutOf({
    'layout.json': manifestOf('coba', {
      locales: ['id', 'en'],
      routes: [
        { path: '/', page: 'home' },
        { path: '/Class', page: 'home' },
        { path: '/Pesilat/:code?', page: 'home' },
      ],
      ...site(more, settings),
    }),
    'pages/home.json': { blocks: [note] },
    'assets/logo.svg': '<svg/>',
    'assets/a/gone.png': '',
    'assets/notes.exe': '',
  })
const dedicated = {
  ...layoutOf({
    'layout.json': manifestOf('coba', {
      site: { hosts: ['pesilat.id'], settings: { title: 'P', isMaintenance: false } },
    }),
  }),
  name: 'pesilat',
}

test('a page is served to its host, with its policy and its tag', async () => {
  const { get } = appOf({ layouts: [layout()] })
  const answer = await get('http://coba.id/')
  const body = await answer.text()
  expect(answer.status).toBe(200)
  expect(body).toContain('Halo')
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(answer.headers.get('content-security-policy')).toMatch(
    /script-src 'self';.*'sha256-[\w+/=]+'/,
  )
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('a host of no site gets 404 and nobody’s data', async () => {
  const { get, pages } = appOf({ layouts: [layout()] })
  const answers = await Promise.all(
    ['/', '/api/v1/class/active', '/media/logo.svg', '/assets/main.js', '/_page/'].map((path) =>
      get(`http://tiada.id${path}`),
    ),
  )
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toContain('There is no site here')
  expect(bodies[0]).not.toMatch(/coba/i)
  expect(answers[0]?.headers.get('cache-control')).toBe('no-store')
  expect(pages.drawn()).toBe(0)
})

test.each(['X-Forwarded-Host', 'X-Original-Host', 'Forwarded', 'X-Host'])(
  '%s changes nothing',
  async (name) => {
    const { get } = appOf({ layouts: [layout(), dedicated] })
    const plain = await (await get('http://coba.id/')).text()
    expect(await (await get('http://coba.id/', { [name]: 'pesilat.id' })).text()).toBe(plain)
  },
)

test('a path in another case is the same page, with one canonical address', async () => {
  const { get } = appOf({ layouts: [layout()] })
  const answer = await get('http://coba.id/cLaSs')
  expect(await answer.text()).toContain(
    '<link data-page rel="canonical" href="https://coba.id/Class">',
  )
})

test('the second language stands under its prefix and the first under none', async () => {
  const { get } = appOf({ layouts: [layout()] })
  expect(await (await get('http://coba.id/en/Class')).text()).toMatch(/<html lang="en"[\s\S]*Hello/)
  expect(await (await get('http://coba.id/en')).text()).toContain('Hello')
  expect((await get('http://coba.id/id/Class')).status).toBe(404)
  expect((await get('http://coba.id/english')).status).toBe(404)
})

test('the browser’s own navigation gets the page alone', async () => {
  const { get } = appOf({ layouts: [layout()] })
  const answer = await get('http://coba.id/_page/Class')
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await answer.json()).toMatchObject({ locale: 'id', html: expect.stringContaining('Halo') })
  expect(await (await get('http://coba.id/_page/')).json()).toMatchObject({
    html: expect.stringContaining('Halo'),
  })
  expect((await get('http://coba.id/_page/tiada')).status).toBe(404)
})

test('no spelling of an address puts one page in the place of another', async () => {
  const { get } = appOf({ layouts: [layout()] })
  for (const path of ['/%5Fpage/Class', '/_pag%65/Class', '/%5fpage/en/Class'])
    await get(`http://coba.id${path}`)
  for (const path of ['/_page/Class', '/_page/en/Class']) {
    const answer = await get(`http://coba.id${path}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
  }
})

test('what a query says is part of no page', async () => {
  const { get, pages } = appOf({ layouts: [layout()] })
  const plain = await (await get('http://coba.id/Class')).text()
  expect(await (await get('http://coba.id/Class?x=<script>&utm=1')).text()).toBe(plain)
  expect(pages.drawn()).toBe(1)
})

test.each(['/a//b', '/a%2fb', '/a%5cb', '/a;b', '/a%00b', '/%ff', '/_page//x'])(
  '%s is refused',
  async (path) => {
    const { get } = appOf({ layouts: [layout()] })
    const answer = await get(`http://coba.id${path}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'private, no-store'])
  },
)

test('a trailing slash leads to the path without it', async () => {
  const { get } = appOf({ layouts: [layout()] })
  const answer = await get('http://coba.id/Class/?page=2')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/Class?page=2'])
  expect((await get('http://coba.id/')).status).toBe(200)
  expect((await get('http://coba.id/k%C3%A9las/')).headers.get('location')).toBe('/k%C3%A9las')
})

test('a redirect of the layout is as permanent as it says', async () => {
  const redirects = [
    { from: '/Lama', to: '/Class' },
    { from: '/Pindah', to: 'https://lain.id/', status: 308 },
    { from: '/Sementara', to: '/', status: 302 },
  ]
  const { get } = appOf({ layouts: [layout({ redirects })] })
  const to = async (path: string) => {
    const answer = await get(`http://coba.id${path}`)
    return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]
  }
  expect(await to('/lama')).toEqual([301, '/Class', 'private, no-store'])
  expect(await to('/Pindah')).toEqual([308, 'https://lain.id/', 'private, no-store'])
  expect(await to('/Sementara')).toEqual([302, '/', 'private, no-store'])
})

const hostSwitch = [
  { prefix: '/Pesilat', hosts: { 'main.coba.id': 'pesilat.id', 'coba.id': 'coba.id' } },
]

test('a prefix on a main host leads to the same path on its dedicated host', async () => {
  const { get } = appOf({ layouts: [layout({ hostSwitch }), dedicated] })
  const to = async (url: string) => {
    const answer = await get(url)
    return [answer.status, answer.headers.get('location')]
  }
  expect(await to('http://main.coba.id/Pesilat')).toEqual([308, 'https://pesilat.id/Pesilat'])
  expect(await to('http://MAIN.coba.id.:3000/pesilat/x%20y?a=1')).toEqual([
    308,
    'https://pesilat.id/pesilat/x%20y?a=1',
  ])
  expect(await to('http://main.coba.id/Pesilatan')).toEqual([404, null])
  expect(await to('http://coba.id/Pesilat')).toEqual([200, null])
})

test('HEAD has the headers and no body', async () => {
  const { get } = appOf({ layouts: [layout()] })
  const whole = await get('http://coba.id/')
  const head = await get('http://coba.id/', {}, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const name of ['etag', 'content-length', 'content-type'])
    expect(head.headers.get(name)).toBe(whole.headers.get(name))
})

test('who has the page is told so with 304', async () => {
  const { get } = appOf({ layouts: [layout()] })
  const etag = (await get('http://coba.id/')).headers.get('etag') ?? ''
  const again = await get('http://coba.id/', { 'if-none-match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect((await get('http://coba.id/', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  const lost = await get('http://coba.id/tiada')
  expect(
    (await get('http://coba.id/tiada', { 'if-none-match': lost.headers.get('etag') ?? '' })).status,
  ).toBe(404)
})

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
  ['', null],
])('a browser that takes %j is sent %j', async (accepts, encoding) => {
  const { get } = appOf({ layouts: [layout()] })
  const answer = await get('http://coba.id/', { 'accept-encoding': accepts })
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
    encoding,
    'accept-encoding',
  ])
  expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')))
})

test('a site in maintenance says so in the words of the specification, with its dark logo', async () => {
  const { get, pages } = appOf({
    layouts: [layout({}, { isMaintenance: true, logoDark: 'asset:logo.svg' })],
  })
  const answer = await get('http://coba.id/Class')
  const body = await answer.text()
  expect([
    answer.status,
    answer.headers.get('retry-after'),
    answer.headers.get('cache-control'),
  ]).toEqual([503, '600', 'no-store'])
  expect(body).toContain('Website Sedang Dalam Perbaikan')
  expect(body).toContain('Seperti halnya manusia, kami bertumbuh untuk menjadi lebih baik!')
  expect(body).toMatch(
    /<img class="screen-logo" src="\/media\/logo\.svg\?v=[0-9a-f]{8}" alt="Situs Coba">/,
  )
  expect([body.includes('Halo'), pages.drawn()]).toEqual([false, 0])
})
