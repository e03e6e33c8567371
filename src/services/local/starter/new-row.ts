import { randomUUID } from 'node:crypto'
import { toMediaPath } from '../text/html.ts'

/** A row that others name by its slug. */
export interface Named {
  id: string
  slug: string
}

export const newRow = (siteId: string) => ({ id: randomUUID(), siteId })

/** Where a picture or a sound of the layout is served. */
export const toPicture = (picture: string | undefined) =>
  picture === undefined ? null : toMediaPath(picture)

/** Gives the id of what has a slug, and throws when nothing has. */
export function finder(what: string, rows: Named[]): (slug: string) => string {
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return (slug) => {
    const id = ids.get(slug)
    if (id === undefined)
      throw new Error(`The first rows name the ${what} "${slug}", which is not there.`)
    return id
  }
}

/** Gives the id of a category by its kind and slug: `news/sekolah`. */
export const categoryFinder = (categories: { id: string; kind: string; slug: string }[]) =>
  finder(
    'category',
    categories.map(({ id, kind, slug }) => ({ id, slug: `${kind}/${slug}` })),
  )
