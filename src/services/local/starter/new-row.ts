import { randomUUID } from 'node:crypto'
import { toMediaPath } from '../../safe-html.ts'

/** A row that others refer to by its slug. */
export interface Named {
  id: string
  slug: string
}

export const newRow = (siteId: string) => ({ id: randomUUID(), siteId })

/** The address of a picture or sound of the layout. */
export const toPicture = (picture: string | undefined) =>
  picture === undefined ? null : toMediaPath(picture)

/** Returns a function that finds an id by its slug, and throws for an unknown slug. */
export function finder(what: string, rows: Named[]): (slug: string) => string {
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return (slug) => {
    const id = ids.get(slug)
    if (id === undefined)
      throw new Error(`The first rows name the ${what} "${slug}", which is not there.`)
    return id
  }
}

/** Returns a function that finds the id of a category by kind and slug: `news/sekolah`. */
export const categoryFinder = (categories: { id: string; kind: string; slug: string }[]) =>
  finder(
    'category',
    categories.map(({ id, kind, slug }) => ({ id, slug: `${kind}/${slug}` })),
  )
