import type { Starter } from '#schemas/starter.ts'
import { didYouMean } from '../../problems/suggest.ts'
import { isIn } from '../../read/layout-source.ts'
import { defineRule, type LayoutScope } from '../define.ts'
import { placeInData, slugIn, type StarterRow } from '../starter-rows.ts'

export const unknownStarterRow = defineRule({
  name: 'unknown-starter-row',
  family: 'reference',
  severity: 'warning',
  title: 'A row of starter data names another that is not there',
  hint: 'Mend the slug, or add the row it names.',
  why: 'The rows of a new site are stored all or none: one that names a mentor, program, school or category that no row is leaves the site without any. Data files of the layout stand for those of its parents.',
  layout(scope) {
    const { layout, report } = scope
    // A layout without own data uses its parents’, which is checked with them.
    if (layout.own.starter.size === 0) return
    for (const reference of references) {
      const from = tableOf(reference.table, scope)
      const to = tableOf(reference.of, scope)
      if (from === undefined || to === undefined) continue
      const slugs = new Set(to.rows.map((row) => slugIn(reference.of, row)))
      for (const [index, row] of from.rows.entries()) {
        for (const [pointer, named] of reference.names(row)) {
          if (slugs.has(named)) continue
          report(messageFor(reference, row, { named, slugs }), from.place(`/${index}${pointer}`))
        }
      }
    }
  },
})

/** The tables whose rows refer to others or are referred to. */
type Table = Exclude<
  keyof Starter,
  | 'testimonies'
  | 'careers'
  | 'galleries'
  | 'extensions'
  | 'book-reviews'
  | 'aspirations'
  | 'donations'
  | 'teams'
>

const singular: Record<Table, string> = {
  mentors: 'mentor',
  schools: 'school',
  programs: 'program',
  classes: 'class',
  categories: 'category',
  posts: 'post',
  podcasts: 'podcast',
  batches: 'batch',
}

function messageFor(
  { table, of }: Reference,
  { slug }: StarterRow,
  { named, slugs }: { named: string; slugs: ReadonlySet<string> },
) {
  const kind = named.slice(0, named.indexOf('/') + 1)
  const slugOnly = named.slice(kind.length)
  const alike = [...slugs].filter((known) => known.startsWith(kind))
  const near = didYouMean(
    slugOnly,
    alike.map((known) => known.slice(kind.length)),
  )
  return `The ${singular[table]} "${String(slug)}" names the ${singular[of]} "${slugOnly}", which is not in data/${of}.json.${near}`
}

/** The references from rows of one table to another: each slug with its location. */
interface Reference {
  table: Table
  of: Table
  names(row: StarterRow): (readonly [pointer: string, slug: string])[]
}

const references: readonly Reference[] = [
  { table: 'classes', of: 'programs', names: (row) => one(row, 'program') },
  { table: 'classes', of: 'mentors', names: (row) => many(row, 'mentors') },
  { table: 'programs', of: 'schools', names: (row) => many(row, 'schools') },
  {
    table: 'posts',
    of: 'categories',
    names: (row) =>
      one(row, 'category').map(([at, slug]) => [at, `${String(row['kind'])}/${slug}`] as const),
  },
  {
    table: 'posts',
    of: 'posts',
    names: (row) =>
      one(row, 'parent').map(([at, slug]) => [at, `${String(row['kind'])}/${slug}`] as const),
  },
  {
    table: 'podcasts',
    of: 'categories',
    names: (row) => one(row, 'category').map(([at, slug]) => [at, `podcast/${slug}`] as const),
  },
  { table: 'batches', of: 'programs', names: (row) => one(row, 'program') },
]

const one = (row: StarterRow, key: string) =>
  typeof row[key] === 'string' ? [[`/${key}`, row[key]] as const] : []

const many = (row: StarterRow, key: string) =>
  ((row[key] as string[] | undefined) ?? []).map((slug, i) => [`/${key}/${i}`, slug] as const)

/** The rows of the nearest layer that has the file; undefined when that file cannot be read. */
function tableOf(name: Table, { layout }: LayoutScope) {
  const path = `data/${name}.json`
  const layer = layout.chain.find(({ source }) => isIn(source, path))
  if (layer === undefined) return { rows: [], place: layout.own.place }
  const rows = layer.starter.get(name) as StarterRow[] | undefined
  return rows && { rows, place: (pointer: string) => placeInData(layer, name, pointer) }
}
