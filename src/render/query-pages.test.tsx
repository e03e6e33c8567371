import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock, type Registry } from '#blocks/define.ts'
import { toSearch } from '#schemas/page-query.ts'
import { listPosts, type PostItem } from '#schemas/services/post.ts'
import { Settings } from '#schemas/settings.ts'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { compileWith } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { toPayload } from './document.ts'
import { renderPage } from './render-page.ts'
import { siteView } from './site-view.ts'

const Props = z.object({
  page: z.int().min(1).max(9).default(1),
  search: z.string().max(20).optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
})
type Posts = { posts: { items: PostItem[]; pagination: { totalPages: number } } }

/** A list that says what it was given, and where the next page is. */
const list = defineBlock<typeof Props, Posts>({
  type: 'list',
  title: 'List',
  description: 'Posts by page.',
  category: 'content',
  props: Props,
  needs: ({ page, search, sort }) => ({
    posts: { endpoint: listPosts, input: { kindSlug: 'news', page, search, sort } },
  }),
  island: ({ sort }) => (sort === 'oldest' ? 'visible' : undefined),
  render: ({ props, query }) => (
    <p>
      {JSON.stringify(props)}
      {query && <a href={query.path + toSearch(query.values, { nomor: props.page + 1 })}>…</a>}
    </p>
  ),
})
const registry: Registry = new Map(madeUpBlocks).set('list', list)

const query = {
  nomor: { type: 'number', max: 4, default: 1 },
  search: { type: 'text', max: 20 },
  sort: { type: 'choice', of: ['newest', 'oldest'], default: 'newest' },
}
const note = { id: 'a', type: 'note', props: { heading: 'Sama' } }
const bound = { page: { $query: 'nomor' }, search: { $query: 'search' }, sort: { $query: 'sort' } }
const files = {
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    routes: [
      { path: '/News', page: 'news', query, title: 'Berita' },
      { path: '/Lain', page: 'other', query: { page: { type: 'number', default: 1 } } },
    ],
  }),
  'pages/news.json': {
    blocks: [note, { id: 'b', type: 'list', props: bound }, { id: 'c', type: 'list' }],
  },
  'pages/other.json': {
    data: {
      posts: { endpoint: 'v3/post/list', input: { kindSlug: 'x', page: { $query: 'page' } } },
    },
    blocks: [note],
  },
}
const layout = compiled()

function compiled() {
  const { layout: made, problems } = compileWith(registry, 'coba', { coba: files })
  if (made === undefined || problems.length > 0) throw new Error('The layout has problems.')
  return made
}
const settings = Settings.parse({ title: 'Coba' })

type RenderOptions = Parameters<typeof renderPage>[2]

interface Place {
  path: string
  locale: Parameters<typeof siteView>[1]
}

async function drawn(search: string, { path = '/News', locale = 'id' }: Partial<Place> = {}) {
  const asked: object[] = []
  const ask: RenderOptions['ask'] = (_endpoint, input) => {
    asked.push(input)
    return Promise.resolve({ items: [], pagination: { totalPages: 3 } })
  }
  const reported: string[] = []
  const view = siteView({ layout, settings, origin: 'https://coba.id' }, locale)
  const page = await renderPage(view, path, {
    registry,
    ask,
    search,
    deadlineMs: 1000,
    report: (rule, message) => reported.push(`${rule} ${message}`),
  })
  expect(reported).toEqual([])
  const { head } = z.object({ head: z.string() }).parse(JSON.parse(toPayload(view, page)))
  return { ...page, asked, head }
}

test('a node is drawn and asks with the values of the query, and can make links', async () => {
  const { main, asked } = await drawn('?nomor=2&search=kain')
  const chosen = { page: 2, search: 'kain', sort: 'newest' }
  expect(asked).toContainEqual(expect.objectContaining(chosen))
  expect(main).toContain('&quot;page&quot;:2,&quot;search&quot;:&quot;kain&quot;')
  expect(main).toContain('href="/News?nomor=3&amp;search=kain"')
  const english = await drawn('?search=kain', { locale: 'en' })
  expect(english.main).toContain('href="/en/News?nomor=2&amp;search=kain"')
})

test('a node whose props are not bound to the query reads none of it', async () => {
  const [plain, second] = [(await drawn('')).main, (await drawn('?nomor=2&search=kain')).main]
  const other = (main: string) => /<div id="c">.*/.exec(main)?.[0]
  expect(other(second)).toBe(other(plain))
  expect(other(second)).not.toContain('href')
  expect(second).toContain('<div id="a"><p class="calm">Sama</p></div>')
})

test('an island gets its query with its data', async () => {
  const { islands } = await drawn('?sort=oldest')
  expect(islands['b']?.query).toMatchObject({
    path: '/News',
    props: { page: 'nomor', search: 'search', sort: 'sort' },
  })
  expect(islands['b']?.query?.values).toHaveLength(3)
})

test('the head names the page of the list, the one before and the one after', async () => {
  const { meta, head } = await drawn('?sort=oldest&nomor=2')
  expect(meta.title).toBe('Berita – halaman 2 | Coba')
  expect(head).toContain('rel="prev" href="https://coba.id/News?sort=oldest"')
  expect(head).toContain('rel="next" href="https://coba.id/News?nomor=3&amp;sort=oldest"')
  expect(head).toContain('rel="canonical" href="https://coba.id/News?nomor=2&amp;sort=oldest"')
  expect(head).toContain('property="og:url" content="https://coba.id/News?nomor=2&amp;sort=oldest"')
  expect(head).toContain('hreflang="en" href="https://coba.id/en/News?nomor=2&amp;sort=oldest"')
  expect(meta.robots).toBe('index, follow')
  const english = await drawn('?nomor=3', { locale: 'en' })
  expect(english.meta.title).toBe('Berita – page 3 | Coba')
  expect([english.meta.prev, english.meta.next]).toEqual([
    'https://coba.id/en/News?nomor=2',
    undefined,
  ])
})

test('the first page has the address without a query, and none before it', async () => {
  const { meta } = await drawn('?nomor=1&sort=newest&utm=1')
  expect([meta.title, meta.canonical, meta.prev, meta.next]).toEqual([
    'Berita | Coba',
    'https://coba.id/News',
    undefined,
    'https://coba.id/News?nomor=2',
  ])
})

test('what visitors search for, and a wrong value, are not for search engines', async () => {
  const found = await drawn('?search=kain&nomor=2')
  expect([found.meta.robots, found.meta.canonical]).toEqual([
    'noindex, follow',
    'https://coba.id/News?nomor=2',
  ])
  const wrong = await drawn('?nomor=99')
  expect([wrong.status, wrong.meta.robots, wrong.meta.canonical, wrong.main]).toEqual([
    200,
    'noindex, follow',
    'https://coba.id/News',
    (await drawn('')).main,
  ])
})

test('a page beyond the last is 404 with its own blocks, and has no address of its own', async () => {
  const { status, meta, main } = await drawn('?nomor=4')
  expect([status, meta.robots, meta.canonical, meta.alternates]).toEqual([
    404,
    'noindex, follow',
    undefined,
    [],
  ])
  expect(main).toContain('<div id="b">')
})

test('a list among the data of the page counts as well', async () => {
  const { asked, meta } = await drawn('?page=3', { path: '/Lain' })
  expect(asked).toMatchObject([{ page: 3 }])
  expect([meta.prev, meta.next]).toEqual(['https://coba.id/Lain?page=2', undefined])
  expect((await drawn('?page=4', { path: '/Lain' })).status).toBe(404)
})
