import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matchRoute } from '#src/render/match-route.ts'
import { readHead } from '#tests/head.ts'
import { ownLayouts, ownSites } from '#tests/own-layouts.ts'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'
import {
  classesOf,
  collectionOf,
  eventProgramsOf,
  fill,
  type ItemsOf,
  podcastsOf,
  postsOf,
  programsOf,
} from './site-items.ts'

/** Those of most prefixes, and one for each of the others. */
const sites = [...ownSites, 'overview', 'innovation', 'metamorfosa']

let served: ServedLayouts
beforeAll(async () => void (served = await serveLayouts([...new Set([...ownLayouts, ...sites])])))
afterAll(() => served.close())

interface Prefix {
  itemsOf: ItemsOf
  /** The forms of the address of an item; the first one that a layout has is asked for. */
  forms: readonly string[]
}

/** The prefixes of the specification by which the first segments of a path pick the data of a head. */
const prefixes: Record<string, Prefix> = {
  'news/{slug}': { itemsOf: postsOf('news'), forms: ['/News/{slug}'] },
  'blog/{slug}': { itemsOf: postsOf('blog'), forms: ['/Blog/{slug}'] },
  'program/{id}': { itemsOf: programsOf, forms: ['/Program/{slug}', '/Program/{id}/{slug}'] },
  'event/{x}/{y}/{id}': {
    itemsOf: eventProgramsOf,
    forms: ['/Event/Program/{id}/{slug}'],
  },
  'overview/{slug}': { itemsOf: classesOf, forms: ['/Overview/{slug}'] },
  'courses/{slug}': { itemsOf: classesOf, forms: ['/Courses/{slug}'] },
  'class/{slug}': { itemsOf: classesOf, forms: ['/Class/{slug}'] },
  'class/competence/{slug}': { itemsOf: classesOf, forms: ['/Class/Competence/{slug}'] },
  'portfolio/{x}/{slug}': {
    itemsOf: collectionOf('portfolio'),
    forms: ['/Portfolio/{kind}/{slug}'],
  },
  'lms/{x}/{feature}': { itemsOf: collectionOf('features'), forms: ['/Lms/Features/{slug}'] },
  'articles/{x}/{y}/{id}': {
    itemsOf: postsOf('article'),
    forms: ['/Articles/{slug}/Detail/{id}/{slug}'],
  },
}

/** Those of one address, which show the class that their route names, or a page of their own. */
const fixed: Record<string, string> = {
  belajarbersama: '/BelajarBersama',
  metamorfosa: '/Metamorfosa',
}

const routesOf = (site: string) => served.server.library.find(site)?.routes ?? []
/** Whether a route of the site was written for paths of this form: its fixed segments are those of the form. */
const isOf = (site: string, form: string) => {
  const match = matchRoute(routesOf(site), form.replace(/[{}]/g, '~'))
  const [fixedParts, own] = [form, match?.route.path ?? ''].map((path) =>
    path
      .split('/')
      .filter((part) => part !== '' && !/^[:{]/.test(part))
      .join('/')
      .toLowerCase(),
  )
  return match !== undefined && fixedParts === own
}

const nowhere = { id: 'tiada', slug: 'tiada', kind: 'tiada', category: 'tiada', name: '' }

/** The sites that serve a prefix, each with the form of the address that it has. */
const servedBy = (forms: readonly string[]) =>
  sites.flatMap((site) => {
    const form = forms.find((one) => isOf(site, one))
    return form === undefined ? [] : [{ site, form }]
  })

const get = (site: string, path: string) => served.get(`${site}.localhost`, path)
const originOf = (site: string) =>
  served.server.sites().findByHost(`${site}.localhost`)?.origin ?? ''

/** What a search engine or a social network reads at a path, whose canonical address is given. */
async function expectHead(site: string, path: string, name: string | undefined) {
  const { status, body } = await get(site, path)
  const { titles, meta, canonicals, headings } = readHead(body)
  expect([path, status, headings, canonicals.length, titles.length]).toEqual([path, 200, 1, 1, 1])
  const [title = ''] = titles
  // A name that is too long for a title is cut at a word.
  const shown = title.replace(/ \| .*$|…$/, '')
  if (name !== undefined) expect([path, name.startsWith(shown)]).toEqual([path, true])
  expect(canonicals[0]?.startsWith(`${originOf(site)}/`)).toBe(true)
  expect(meta['description'], path).toMatch(/\S/)
  expect(meta, path).toMatchObject({
    robots: 'index, follow',
    'og:title': title,
    'og:description': meta['description'],
    'og:url': canonicals[0],
    'og:type': expect.stringMatching(/^(article|website)$/),
    'og:locale': 'id_ID',
    'og:site_name': expect.stringMatching(/\S/),
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': meta['description'],
    'og:image': expect.stringMatching(
      /^https:\/\/.*\.(png|jpe?g|webp)(\?|$)|^https:\/\/.*\/drive\//,
    ),
    'twitter:image': meta['og:image'],
  })
}

describe.each(Object.entries(prefixes))('%s', (prefix, { itemsOf, forms }) => {
  test('has the metadata of its item wherever a layout serves it', async () => {
    const found = servedBy(forms)
    expect([prefix, found.length > 0]).toEqual([prefix, true])
    for (const { site, form } of found) {
      const [item] = await itemsOf(served, site)
      if (item === undefined) throw new Error(`${site} has no row for ${prefix}`)
      await expectHead(site, fill(form, item), item.name)
    }
  })

  test('of an item that does not exist is 404, without the title of another', async () => {
    for (const { site, form } of servedBy(forms)) {
      const [item] = await itemsOf(served, site)
      const { status, body } = await get(site, fill(form, nowhere))
      const { titles, canonicals } = readHead(body)
      expect([site, form, status, canonicals]).toEqual([site, form, 404, []])
      expect(titles[0]).not.toContain(item?.name)
    }
  })
})

describe.each(Object.entries(fixed))('%s', (prefix, path) => {
  test('has metadata of its own wherever a layout serves it', async () => {
    const found = servedBy([path])
    expect([prefix, found.length > 0]).toEqual([prefix, true])
    for (const { site } of found) await expectHead(site, path, undefined)
  })
})

test('a title in the address that is not the item’s is sent to its own', async () => {
  const titled = [
    ['/News/{id}/', postsOf('news')],
    ['/Berita/Detail/{id}/', postsOf('news')],
    ['/Blog/{id}/', postsOf('blog')],
    ['/Articles/Detail/{id}/', postsOf('article')],
    ['/Podcasts/{id}/', podcastsOf],
    ['/Program/{id}/', programsOf],
  ] as const
  for (const [form, itemsOf] of titled) {
    const found = servedBy([`${form}{slug}`])
    expect([form, found.length > 0]).toEqual([form, true])
    for (const { site } of found) {
      const [item] = await itemsOf(served, site)
      if (item === undefined) throw new Error(`${site} has no row for ${form}`)
      const { status, headers } = await get(site, `${fill(form, item)}judul-lain`)
      expect([site, status, headers['location']]).toEqual([site, 308, fill(form, item) + item.slug])
    }
  }
})
