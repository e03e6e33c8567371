import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { prepareStyles } from '#src/render/styles.ts'
import { withScope } from '../http/request-scope.ts'

const note = (id: string, heading: string) => ({ id, type: 'note', props: { heading } })
const search = { search: { type: 'text', max: 40 } }
const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    site: { hosts: ['coba.id'], settings: { title: 'Coba', isMaintenance: false } },
    shell: { header: [note('kepala', 'Kepala')], footer: [note('kaki', 'Kaki')] },
    gone: ['/Lama', '/Kelas/tutup'],
    routes: [
      { path: '/', page: 'home' },
      { path: '/Berita', page: 'news', query: search },
      { path: '/Berita/:slug', page: 'home' },
      { path: '/Kelas', page: 'classes', query: search },
      { path: '/Kelas/:slug/:bab', page: 'home' },
      { path: '/Kelas/:slug', page: 'home', checks: [{ parameter: 'slug', oneOf: ['tutup'] }] },
      { path: '/Akun', page: 'account', middleware: ['auth'] },
      { path: '/Perbaikan', page: 'home', middleware: ['maintenance'] },
      { path: '/Rusak', page: 'home' },
    ],
  }),
  'pages/home.json': { title: 'Beranda', blocks: [note('a', 'Halo')] },
  'pages/news.json': { title: { id: 'Berita <kami>', en: 'News' }, blocks: [] },
  'pages/classes.json': { title: { id: 'Kelas', en: 'Classes' }, blocks: [] },
  'pages/account.json': { title: 'Akun', blocks: [] },
})
/** One of its routes has a middleware that does not exist, as after an update that was not checked. */
const broken = {
  ...layout,
  routes: layout.routes.map((route) =>
    route.path === '/Rusak' ? { ...route, middleware: ['gest'] } : route,
  ),
}

function served(options: Partial<Parameters<typeof appOf>[0]> = {}) {
  const made = appOf({ layouts: [broken], ...options })
  const get = async (path: string) => {
    const answer = await made.get(`http://coba.id${path}`)
    const [text, { status, headers }] = [await answer.text(), answer]
    const shell = [text.includes('Kepala'), text.includes('Kaki')]
    return { status, headers, text, shell, caching: headers.get('cache-control') }
  }
  return { ...made, get }
}

test.each([
  {
    path: '/Rusak',
    words: 'Opps.. Maaf terjadi kesalahan pada website',
    way: '<a class="button" href="/">Kembali ke halaman utama</a>',
  },
  {
    path: '/en/Rusak',
    words: 'Sorry, something went wrong on this website',
    way: '<a class="button" href="/en">Back to the home page</a>',
  },
])(
  '$path is the error screen, with header, footer and a way back',
  async ({ path, words, way }) => {
    const { get, failures } = served()
    const { status, text, shell, caching } = await withScope({ id: 'permintaan-1' }, () =>
      get(path),
    )
    expect([status, caching, shell, failures]).toEqual([500, 'no-store', [true, true], [path]])
    expect(text).toContain(words)
    expect(text).toContain(way)
    expect(text).toContain('permintaan-1')
    expect([text.includes('gest'), text.includes('Halo')]).toEqual([false, false])
  },
)

test('who develops reads the cause on the error screen', async () => {
  const files = { script: '/a.js', sheet: '/a.css', extraHead: '<meta name="dev">' }
  const { text } = await served({ client: { styles: prepareStyles(''), files } }).get('/Rusak')
  expect(text).toContain('Error: Unknown middleware &quot;gest&quot;.')
})

test('when the error screen fails itself, a document in the words of the specification stands in', async () => {
  const select = () => {
    throw new Error('a secret of the sheet')
  }
  const styles = { select, selectFirst: select, needsOf: select }
  const client = { styles, files: { script: '/a.js', sheet: '/a.css' } }
  const { get, failures } = served({ client })
  for (const path of ['/Rusak', '/']) {
    const { status, text, caching, headers } = await withScope({ id: 'permintaan-2' }, () =>
      get(path),
    )
    expect([status, caching]).toEqual([500, 'no-store'])
    expect(text).toContain('<title>An error occurred while showing the error page</title>')
    expect(text).toContain(
      'Unfortunately an error occurred and while showing the error page another error occurred',
    )
    expect(text).toContain('<a href="/">Go back to home</a>')
    expect([text.includes('permintaan-2'), text.includes('a secret')]).toEqual([true, false])
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  }
  expect(failures).toEqual(['/Rusak', '/Rusak', '/', '/'])
})

test('what does not exist leads on to the sections of the site and to its search', async () => {
  const { status, text } = await served().get('/Tiada')
  expect(status).toBe(404)
  expect(text).toContain(
    '<h1 class="title" id="screen-heading">Oops.. Maaf halaman tidak ditemukan',
  )
  expect(
    [...text.matchAll(/<li><a class="link-more" href="([^"]+)">([^<]+)/g)].map(([, ...one]) => one),
  ).toEqual([
    ['/Berita', 'Berita &lt;kami&gt;'],
    ['/Kelas', 'Kelas'],
  ])
  // Beside the search of a header, which has no name.
  expect(text).toContain(
    '<form class="list-form" role="search" aria-label="Cari di situs ini" method="get" action="/_search">',
  )
  expect(text).toContain('name="search" maxlength="100"')
})

test('the search of what does not exist is in its language', async () => {
  const { status, text } = await served().get('/en/kelas/tiada')
  expect([status, text.includes('Search this site')]).toEqual([404, true])
  expect(text).toContain('method="get" action="/en/_search">')
  expect(text).toContain('<li><a class="link-more" href="/en/Berita">News</a>')
})

test.each(['/Lama', '/lama/', '/Lama/sekali', '/Kelas/Tutup', '/_page/Lama'])(
  '%s is gone, whatever route is there',
  async (path) => {
    const { get, pages } = served()
    const { status } = await get(path)
    expect(status).toBe(path.endsWith('/') ? 308 : 410)
    expect(pages.drawn()).toBe(path.endsWith('/') ? 0 : 1)
  },
)

test('the page in place of one that is gone says so, and leads on', async () => {
  const { text, shell, headers } = await served().get('/en/Lama')
  expect([shell, text.includes('This page is gone')]).toEqual([[true, true], true])
  expect([text.includes('"noindex, follow"'), text.includes('Other parts of this site')]).toEqual([
    true,
    true,
  ])
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect((await served().get('/Lamanya')).status).toBe(404)
  expect((await served().get('/sitemap/pages-1.xml')).text).not.toContain('Kelas/tutup')
})

test('a closed route has its header and footer, a closed site has not', async () => {
  const route = await served().get('/en/Perbaikan')
  expect([route.status, route.caching, route.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '600',
  ])
  expect([route.shell, route.text.includes('This website is being worked on')]).toEqual([
    [true, true],
    true,
  ])
  expect(route.text).toContain('<a class="button" href="/en">')
  const settings = { title: 'Coba' }
  const files = { 'layout.json': manifestOf('coba', { site: { hosts: ['coba.id'], settings } }) }
  const unsaid = await served({ layouts: [layoutOf(files)] }).get('/')
  expect([unsaid.status, unsaid.caching, unsaid.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '600',
  ])
  expect(unsaid.text).toContain(
    '<h1 class="title" id="screen-heading">Website Sedang Dalam Perbaikan</h1>',
  )
  expect([unsaid.shell, unsaid.text.includes('class="button"')]).toEqual([[false, false], false])
})
