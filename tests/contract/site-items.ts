import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import { listClasses } from '#schemas/services/class.ts'
import { listPodcasts } from '#schemas/services/podcast.ts'
import { listPosts } from '#schemas/services/post.ts'
import { listEventPrograms } from '#schemas/services/post-event.ts'
import { listPrograms } from '#schemas/services/program.ts'
import type { ServedLayouts } from '#tests/serve.ts'

/** What the address of a row is made of, and the words that its page is about. */
interface Item {
  id: string
  slug: string
  kind?: string
  category?: string
  name: string
  /** What its page is described by, where it says more than its name. */
  about?: string
}

/** The rows of a site that have pages of their own. */
export type ItemsOf = (served: ServedLayouts, site: string) => Promise<readonly Item[]>

async function rowsOf<E extends Endpoint>(
  { served, site }: { served: ServedLayouts; site: string },
  endpoint: E,
  input: object,
) {
  const ctx = { siteId: site, origin: '', caller: null, locale: 'id' as const }
  const answer = await served.server.services.calls.serve(
    endpoint,
    ctx,
    endpoint.input.parse(input),
  )
  return endpoint.output.parse(answer) as z.output<E['output']>
}

/** Posts of a kind; the category of one that has none is its kind. */
export const postsOf =
  (kindSlug: string): ItemsOf =>
  async (served, site) =>
    (await rowsOf({ served, site }, listPosts, { kindSlug })).items.map((post) => ({
      id: post.id,
      slug: post.slug,
      category: post.category?.slug ?? kindSlug,
      name: post.title,
      about: post.summary,
    }))

export const eventProgramsOf: ItemsOf = async (served, site) =>
  (await rowsOf({ served, site }, listEventPrograms, {})).items

export const classesOf: ItemsOf = async (served, site) =>
  (await rowsOf({ served, site }, listClasses, {})).items.map(
    ({ id, slug, name, description }) => ({
      id,
      slug,
      name,
      about: description,
    }),
  )

export const programsOf: ItemsOf = async (served, site) =>
  (await rowsOf({ served, site }, listPrograms, {})).items.map(({ id, slug, name, summary }) => ({
    id,
    slug,
    name,
    about: summary,
  }))

export const podcastsOf: ItemsOf = async (served, site) =>
  (await rowsOf({ served, site }, listPodcasts, {})).items.map(({ id, slug, title }) => ({
    id,
    slug,
    name: title,
  }))

/** Rows of a collection of the site's layout. */
export const collectionOf =
  (name: string): ItemsOf =>
  (served, site) => {
    const rows = served.server.library.find(site)?.collections.get(name)?.rows.id ?? []
    return Promise.resolve(
      rows.map(({ slug, kind, title }) => ({
        id: String(slug),
        slug: String(slug),
        ...(typeof kind === 'string' && { kind }),
        name: String(title),
      })),
    )
  }

/** The address of an item in a form such as `/Blog/{id}/{slug}`. */
export const fill = (form: string, item: Item): string =>
  form.replace(/\{(id|slug|kind|category)\}/g, (_, name: 'id' | 'slug') => item[name] ?? '-')
