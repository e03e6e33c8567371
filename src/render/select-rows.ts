import type { CompiledSelection } from '#src/manifest/compile/compiled-resource.ts'
import { bind, type Scope } from './bind.ts'
import type { SiteView } from './site-view.ts'

type Row = Readonly<Record<string, unknown>>

/** The rows that a page loads: a list in the order of its file, or the one of a slug; null when there is no such row. */
export function selectRows(
  { collection, find, where, exclude, limit }: CompiledSelection,
  { layout, locale }: Pick<SiteView, 'layout' | 'locale'>,
  scope: Scope,
): readonly Row[] | Row | null {
  const rows = layout.collections.get(collection)?.rows[locale] ?? []
  const wanted = conditionsOf(where, scope)
  const unwanted = conditionsOf(exclude, scope)
  const found = rows.filter((row) => wanted.every(holds(row)) && !unwanted.some(holds(row)))
  if (find === undefined) return found.slice(0, limit)
  const slug = bind(find, scope)
  return found.find((row) => row['slug'] === slug) ?? null
}

type Condition = readonly [field: string, value: unknown]

/** The conditions that ask for something: an optional parameter that the address leaves out asks for nothing. */
const conditionsOf = (conditions: object | undefined, scope: Scope): Condition[] =>
  Object.entries(conditions ?? {})
    .map(([field, value]: [string, unknown]) => [field, bind(value, scope)] as const)
    .filter(([, value]) => value !== undefined && value !== '')

/** Parameters of an address are texts, whatever the field is. */
const holds =
  (row: Row) =>
  ([field, value]: Condition): boolean =>
    Object.hasOwn(row, field) && String(row[field]) === String(value)
