import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const note = (heading: unknown) => ({ id: 'a', type: 'note', props: { heading } })
const mine = { me: { endpoint: 'v1/user/me' } }
const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    site: { hosts: ['coba.id'], settings: { title: 'Situs Coba', isMaintenance: false } },
    routes: [
      { path: '/', page: 'home' },
      { path: '/Akun', page: 'account', middleware: ['auth'] },
      { path: '/Kantor', page: 'office', middleware: ['auth', 'role:admin|superadmin'] },
      {
        path: '/Barang/:slug',
        page: 'thing',
        middleware: ['auth'],
        checks: [{ exists: 'post' }, { parameter: 'slug', is: 'slug' }],
      },
      { path: '/Masuk', page: 'home', middleware: ['guest'] },
      { path: '/Rusak', page: 'home', middleware: ['maintenance'] },
      { path: '/Rusak-Juga', page: 'account', middleware: ['maintenance', 'auth'] },
    ],
  }),
  'pages/home.json': { blocks: [note('Halo')] },
  'pages/account.json': {
    title: { $bind: 'me.name', fallback: 'rahasia' },
    data: mine,
    blocks: [note({ $bind: 'me.name' })],
  },
  'pages/office.json': { title: 'Kantor rahasia', blocks: [note('Isi rahasia')] },
  'pages/thing.json': {
    data: {
      post: { endpoint: 'v3/post/detail', input: { kindSlug: 'news', slug: { $route: 'slug' } } },
    },
    blocks: [note('Barang rahasia')],
  },
})
const opened = (throttled: { retryAfter: number } | null = null) => {
  const made = appOf({
    layouts: [layout],
    answer: ({ path }, input, { caller }) => {
      if (path === 'v1/user/me') return { name: `Nama ${caller?.userId}` }
      return (input as { slug?: string }).slug === 'ada' ? { slug: 'ada' } : null
    },
    throttle: () => throttled,
  })
  const payload = async (path: string, token?: string, method = 'GET') => {
    const headers: Record<string, string> =
      token === undefined ? {} : { authorization: `Bearer ${token}` }
    return made.get(`http://coba.id/_page${path}`, headers, method)
  }
  return { ...made, payload }
}
const rules = (answer: Response) => [
  answer.status,
  answer.headers.get('cache-control'),
  answer.headers.get('vary'),
  answer.headers.get('etag'),
]

test('the document of a guarded page is a gate that holds nothing of it', async () => {
  const { get } = opened()
  const answer = await get('http://coba.id/Akun', { authorization: 'Bearer admin' })
  const body = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(body).toContain('<title>Masuk dulu | Situs Coba</title>')
  expect(body).toContain('<meta data-page name="robots" content="noindex, follow">')
  expect(body).toContain('<a class="button" data-gate="go" href="/Login?next=%2FAkun">Masuk</a>')
  expect(body).toContain('<noscript>')
  expect(body).toContain('"guard":"auth"')
  for (const word of ['rahasia', 'Nama', 'hreflang', 'canonical', 'og:url'])
    expect(body).not.toContain(word)
})

test('the gate is in the language of the page, and a path in it leaves no attribute', async () => {
  const { get } = opened()
  const english = await (await get('http://coba.id/en/Akun')).text()
  expect(english).toContain('Sign in first')
  expect(english).toContain('href="/en/Login?next=%2Fen%2FAkun"')
  const strange = await (await get('http://coba.id/Barang/%22%3E%3Cb%3E')).text()
  expect(strange).not.toContain('"><b>')
  expect(strange).toContain('href="/Login?next=%2FBarang%2F%2522%253E%253Cb%253E"')
})

test('without a session the payload is 401, in the language of the page', async () => {
  const { payload } = opened()
  const answer = await payload('/Akun')
  expect(rules(answer)).toEqual([401, 'private, no-store', 'authorization', null])
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  const problem = (await answer.json()) as { message: string; type: string }
  expect(problem.message).toBe('Masuk dulu untuk membuka halaman ini.')
  expect(problem.type).toBe('/problems#sign-in-first')
  const forged = await payload('/en/Akun', 'nobody')
  expect(forged.status).toBe(401)
  expect(await forged.json()).toMatchObject({ message: 'Sign in first to open this page.' })
})

test('an account of another kind is 403, and one of the kind sees the page', async () => {
  const { payload } = opened()
  const refused = await payload('/Kantor', 'student')
  expect(rules(refused)).toEqual([403, 'private, no-store', 'authorization', null])
  const text = await refused.text()
  expect(text).toContain('Akun Anda tidak boleh membuka halaman ini.')
  expect(text).not.toContain('rahasia')
  const taken = await payload('/Kantor', 'superadmin')
  expect(rules(taken)).toEqual([200, 'private, no-store', 'authorization', null])
  expect(await taken.json()).toMatchObject({ title: 'Kantor rahasia | Situs Coba', guard: 'auth' })
})

test('a page is rendered as its caller, for each of them anew, and never stored', async () => {
  const { payload, cache, sites, pages } = opened()
  const texts = []
  for (const token of ['admin', 'student', 'admin'])
    texts.push(await (await payload('/Akun', token)).text())
  expect(texts.map((text) => /Nama the \w+/.exec(text)?.[0])).toEqual([
    'Nama the admin',
    'Nama the student',
    'Nama the admin',
  ])
  expect(pages.drawn()).toBe(3)
  const [site] = sites.all()
  const key = { siteId: site?.id ?? '', revision: site?.revision ?? '', path: '/_page/Akun' }
  expect(cache.find(key)).toBeUndefined()
  expect((await payload('/Akun')).status).toBe(401)
})

test('whether an item exists is told to who is signed in only', async () => {
  const { get, payload } = opened()
  const [there, missing, malformed] = await Promise.all(
    ['ada', 'tiada', 'a_b'].map(async (slug) => {
      const answer = await get(`http://coba.id/Barang/${slug}`)
      return [answer.status, (await answer.text()).replaceAll(`Barang%2F${slug}`, 'x')]
    }),
  )
  expect(missing).toEqual(there)
  expect(malformed).toEqual(there)
  const without = await Promise.all(['/Barang/ada', '/Barang/tiada'].map((path) => payload(path)))
  expect(without.map(({ status }) => status)).toEqual([401, 401])
  expect((await payload('/Barang/ada', 'student')).status).toBe(200)
  const lost = await payload('/Barang/tiada', 'student')
  expect(rules(lost)).toEqual([404, 'private, no-store', 'authorization', null])
  expect(await lost.json()).toMatchObject({ guard: 'auth' })
})

test.each(['/akun', '/Akun/', '/en/Akun', '/%41kun'])('%s has the same guard', async (path) => {
  const { payload, get } = opened()
  expect((await payload(path)).status).toBe(401)
  expect((await get(`http://coba.id/%5Fpage${path}`)).status).toBe(401)
  expect((await payload(path, 'student')).status).toBe(200)
})

test('HEAD is answered as GET, and another scheme than Bearer is no session', async () => {
  const { payload, get } = opened()
  const head = await payload('/Akun', 'student', 'HEAD')
  expect(rules(head)).toEqual([200, 'private, no-store', 'authorization', null])
  expect(await head.text()).toBe('')
  const basic = await get('http://coba.id/_page/Akun', { authorization: 'Basic admin' })
  expect(basic.status).toBe(401)
})

test('an account that asks too often is told when to try again', async () => {
  const { payload } = opened({ retryAfter: 7 })
  const answer = await payload('/Akun', 'student')
  expect([...rules(answer), answer.headers.get('retry-after')]).toEqual([
    429,
    'private, no-store',
    'authorization',
    null,
    '7',
  ])
  expect(await answer.text()).toContain('Coba lagi 7 detik lagi.')
})

test('a page for guests is public, and says so to the browser', async () => {
  const { get, payload } = opened()
  expect(await (await get('http://coba.id/Masuk')).text()).toContain('"guard":"guest"')
  const answer = await payload('/Masuk')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(await answer.json()).toMatchObject({ guard: 'guest' })
  expect(await (await get('http://coba.id/')).text()).not.toContain('"guard"')
})

test.each(['/Rusak', '/Rusak-Juga', '/_page/Rusak', '/_page/Rusak-Juga', '/en/Rusak'])(
  '%s is under maintenance while the rest of the site answers',
  async (path) => {
    const { get } = opened()
    const answer = await get(`http://coba.id${path}`, { authorization: 'Bearer admin' })
    const { status, headers } = answer
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '600',
      'no-store',
    ])
    expect(await answer.text()).toMatch(
      /Website Sedang Dalam Perbaikan|This website is being worked on/,
    )
    expect((await get('http://coba.id/')).status).toBe(200)
  },
)
