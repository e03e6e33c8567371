import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import { listClasses, readClassOverview } from '#schemas/services/class.ts'
import { listPosts, readPost, updatePost } from '#schemas/services/post.ts'
import { listPrograms, readProgram } from '#schemas/services/program.ts'
import type { Locale } from '#schemas/text.ts'
import { descriptionOf, titleOf } from '#tests/expected-head.ts'
import { readHead } from '#tests/head.ts'
import { serveLayouts, until, type ServedLayouts } from '#tests/serve.ts'

let served: ServedLayouts
beforeAll(async () => void (served = await serveLayouts()))
afterAll(() => served.close())

/** The expected metadata of the page of one item. */
interface Item {
  id: string
  slug: string
  name: string
  description: string
  /** The languages that all of its texts are in. */
  languages?: readonly Locale[] | undefined
}

interface Asked {
  site: string
  locale: Locale
}

/** Calls a service as a page of the site does. */
async function ask<E extends Endpoint>(
  { site, locale }: Asked,
  endpoint: E,
  input: object,
): Promise<z.output<E['output']>> {
  const ctx = { siteId: site, origin: '', caller: null, locale }
  const answer = await served.server.services.calls.serve(
    endpoint,
    ctx,
    endpoint.input.parse(input),
  )
  return endpoint.output.parse(answer) as z.output<E['output']>
}

const foundation: Asked = { site: 'foundation', locale: 'id' }

function first<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('the starter data has no such row')
  return row
}

const postOf = (kindSlug: string) => async (site: Asked) => {
  const { slug } = first((await ask(site, listPosts, { kindSlug })).items)
  const post = await ask(site, readPost, { kindSlug, slug })
  return { ...post, name: post.title, description: post.summary }
}
const classOf = async (site: Asked) => {
  const { slug } = first((await ask(site, listClasses, {})).items)
  return ask(site, readClassOverview, { slug })
}
const programOf = async (site: Asked) => {
  const { slug } = first((await ask(site, listPrograms, {})).items)
  const program = await ask(site, readProgram, { slug })
  return { ...program, description: program.summary }
}

const pathOf = (pattern: string, { id, slug }: Pick<Item, 'id' | 'slug'>) =>
  pattern.replace('{id}', id).replace('{slug}', slug)
const originOf = (site: string) => `https://${site}.tenun.example`
const get = (site: string, path: string) => served.get(`${site}.localhost`, path)
const headOf = async (site: string, path: string) => readHead((await get(site, path)).body)
const siteName = (site: string) => {
  const settings = served.server.library.find(site)?.manifest.site?.settings
  const name = settings?.meta.site_name || settings?.title
  return typeof name === 'string' ? name : ''
}

/** The routes of item pages that the layouts serve: site, path, og:type and the item. */
const rows: [string, string, { type: string; itemOf: (asked: Asked) => Promise<Item> }][] = [
  ['lms', '/News/{id}/{slug}', { type: 'article', itemOf: postOf('news') }],
  ['lms', '/Courses/{slug}', { type: 'website', itemOf: classOf }],
  ['demo', '/News/{id}/{slug}', { type: 'article', itemOf: postOf('news') }],
  ['demo', '/Blog/{id}/{slug}', { type: 'article', itemOf: postOf('blog') }],
  ['demo', '/Articles/{slug}', { type: 'article', itemOf: postOf('article') }],
  ['demo', '/Class/{slug}', { type: 'website', itemOf: classOf }],
  ['demo', '/Courses/{slug}', { type: 'website', itemOf: classOf }],
  ['demo', '/Program/{slug}', { type: 'website', itemOf: programOf }],
  ['foundation', '/News/{id}/{slug}', { type: 'article', itemOf: postOf('news') }],
  ['foundation', '/Blog/{id}/{slug}', { type: 'article', itemOf: postOf('blog') }],
  ['foundation', '/Articles/{slug}', { type: 'article', itemOf: postOf('article') }],
  ['foundation', '/Class/Competence/{slug}', { type: 'website', itemOf: classOf }],
  ['foundation', '/Program/{id}/{slug}', { type: 'website', itemOf: programOf }],
]

describe.each(rows)('%s %s', (site, pattern, { type, itemOf }) => {
  test('has the metadata of its item for search engines and social networks', async () => {
    const item = await itemOf({ site, locale: 'id' })
    const path = pathOf(pattern, item)
    const { lang, titles, meta, canonicals, alternates, headings } = await headOf(site, path)
    const title = titleOf(item.name, siteName(site))
    const description = descriptionOf(item.description)
    const url = originOf(site) + path
    expect([lang, titles, canonicals, headings]).toEqual(['id', [title], [url], 1])
    expect(alternates).toEqual(
      item.languages?.includes('en') !== true
        ? {}
        : { id: url, en: `${originOf(site)}/en${path}`, 'x-default': url },
    )
    expect(item.description).not.toBe('')
    const image = meta['og:image'] ?? ''
    expect(meta).toMatchObject({
      description,
      robots: 'index, follow',
      'og:title': title,
      'og:description': description,
      'og:type': type,
      'og:url': url,
      'og:site_name': siteName(site),
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
    })
    // A colour scheme has a theme colour of its own.
    const twice = Object.keys(meta).filter((name) => name.endsWith('#2'))
    expect(twice.filter((name) => name !== 'theme-color#2')).toEqual([])
    // Its own, or one that is drawn for it.
    expect(image.startsWith(`${originOf(site)}/media/`) || meta['og:image:width'] === '1200').toBe(
      true,
    )
    const picture = await get(site, image.slice(originOf(site).length))
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
  })

  test('requested in lower case it is the same page, with its declared path as canonical URL', async () => {
    const item = await itemOf({ site, locale: 'id' })
    const declared = await headOf(site, pathOf(pattern, item))
    const lower = await headOf(site, pathOf(pattern.toLowerCase(), item))
    expect(lower).toEqual(declared)
  })

  test('in English it is a separate page', async () => {
    const item = await itemOf({ site, locale: 'en' })
    const path = pathOf(pattern, item)
    const english = await headOf(site, `/en${path}`)
    const url = `${originOf(site)}/en${path}`
    const own = originOf(site) + path
    const isWhole = item.languages?.includes('en') === true
    const canonical = isWhole ? url : own
    expect([english.lang, english.canonicals, english.meta['og:url']]).toEqual([
      'en',
      [canonical],
      canonical,
    ])
    expect(english.titles[0]?.startsWith(item.name.slice(0, 30))).toBe(true)
    expect(english.alternates).toEqual(isWhole ? { id: own, en: url, 'x-default': own } : {})
  })

  test.each(['', '/en'])('of an unknown item it is 404, under %j', async (language) => {
    const path = language + pathOf(pattern, { id: 'tiada', slug: 'tiada' })
    const { status, body } = await get(site, path)
    const { titles, meta, canonicals, alternates, headings } = readHead(body)
    const lost = language === '' ? 'Oops.. Maaf halaman tidak' : 'This page could not be found'
    expect([status, canonicals, alternates, headings]).toEqual([404, [], {}, 1])
    expect([meta['robots'], meta['og:url']]).toEqual(['noindex, follow', undefined])
    expect(titles[0]?.startsWith(lost)).toBe(true)
  })
})

test('a program under a title that is not its own leads to its own, and an unknown one is 404', async () => {
  const [one, other] = (await ask(foundation, listPrograms, {})).items
  if (one === undefined || other === undefined) throw new Error('there are no two programs')
  const at = async (id: string, slug: string) => {
    const { status, headers } = await get('foundation', `/Program/${id}/${slug}`)
    return [status, headers.location]
  }
  const own = (program: { id: string; slug: string }) => `/Program/${program.id}/${program.slug}`
  expect(await at(one.id, one.slug)).toEqual([200, undefined])
  expect(await at(other.id, one.slug)).toEqual([308, own(other)])
  expect(await at(one.id, other.slug)).toEqual([308, own(one)])
  expect(await at('tiada', one.slug)).toEqual([404, undefined])
})

test('a description is the summary without HTML, else the first twenty words of the content', async () => {
  const { id, slug } = await postOf('blog')({ site: 'demo', locale: 'id' })
  const describedBy = async (summary: string, content: string) => {
    const input = updatePost.input.parse({ slug, kindSlug: 'blog', summary, content })
    await served.server.services.calls.serve(
      updatePost,
      { siteId: 'demo', origin: '', caller: { userId: crypto.randomUUID(), kind: 'writer' } },
      input,
    )
    const { meta } = await headOf('demo', `/Blog/${id}/${slug}`)
    expect([meta['og:description'], meta['twitter:description']]).toEqual([
      meta['description'],
      meta['description'],
    ])
    return meta['description']
  }
  const words = Array.from({ length: 30 }, (_, i) => `kata${i + 1}`)
  const content = `<h2>${words.slice(0, 3).join(' ')}</h2><p>${words.slice(3).join(' ')}</p>`
  expect(await describedBy('<b>Tanya</b> &amp; jawab', content)).toBe('Tanya & jawab')
  expect(await describedBy('', content)).toBe(`${words.slice(0, 20).join(' ')}…`)
  expect(await describedBy('', '<p>Tiga kata "saja"</p>')).toBe('Tiga kata "saja"')
})

test("a bound title is used only where the URL has the item's slug or id", async () => {
  const post = await postOf('news')(foundation)
  const file = join(served.layouts, 'base', 'pages', 'news-detail.json')
  const page = await readFile(file, 'utf8')
  await writeFile(file, page.replace('"id": { "$route": "id" }', `"slug": "${post.slug}"`))
  const titleAt = async (path: string) => (await headOf('foundation', path)).titles[0]
  const fallback = `Kabar yayasan | ${siteName('foundation')}`
  await until(async () => (await titleAt('/News/lain')) === fallback, 'the post is a fixed one')
  const title = titleOf(post.title, siteName('foundation'))
  expect(await titleAt(`/News/${post.id}`)).toBe(title)
  expect(await titleAt(`/News/${post.slug}`)).toBe(title)
  expect(await titleAt('/News/lain/judul')).toBe(fallback)
  expect((await headOf('foundation', '/en/News/lain')).titles[0]).toMatch(/^News of the foundation/)
})
