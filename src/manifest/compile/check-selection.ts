import type { CollectionKindName } from '#schemas/collections/index.ts'
import type { CollectionData } from '#schemas/page.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { EffectiveLayout } from '../inherit/effective-layout.ts'
import type { ProblemName } from '../problems/catalogue.ts'
import { didYouMean } from '../problems/suggest.ts'
import { inWords } from '../resolve/accepted-kinds.ts'
import { kindsOf } from '../resolve/answer-schema.ts'
import { hasFile } from '../resolve/page-paths.ts'
import { isBound } from '../resolve/resolve-references.ts'
import { rowSchema } from '../resolve/resource-schema.ts'

interface SelectionScope {
  layout: EffectiveLayout
  report(rule: ProblemName, message: string, place: SourceLocation): void
  /** The location of a part of the page’s data. */
  place(below: string): SourceLocation
}

/** Checks which rows a page loads; false when their collection does not exist. */
export function checkSelection(data: CollectionData, scope: SelectionScope): boolean {
  const { layout, report, place } = scope
  const { collection: name, find } = data
  const collection = layout.collections.get(name)
  if (collection === undefined) {
    // Problems of a file are reported at the file.
    if (hasFile(layout, `collections/${name}.json`)) return false
    const near = didYouMean(name, layout.collections.keys())
    report('unknown-collection', `There is no collection "${name}".${near}`, place('/collection'))
    return false
  }
  const slugs = collection.rows.map(({ id }) => id)
  if (find !== undefined && !isBound(find) && !slugs.includes(String(find))) {
    const near = didYouMean(String(find), slugs)
    report('unknown-row', `"${name}" has no row "${String(find)}".${near}`, place('/find'))
  }
  for (const key of ['where', 'exclude'] as const) {
    for (const [field, value] of Object.entries(data[key] ?? {}))
      checkCondition({ field, value, kind: collection.kind }, scope, place(`/${key}/${field}`))
  }
  return true
}

const scalars = new Set(['string', 'number', 'boolean'])

function checkCondition(
  { field, value, kind }: { field: string; value: unknown; kind: CollectionKindName },
  { report }: SelectionScope,
  at: SourceLocation,
): void {
  const { properties = {} } = rowSchema({ kind })
  const schema = Object.hasOwn(properties, field) ? properties[field] : undefined
  if (schema === undefined) {
    const near = didYouMean(field, Object.keys(properties))
    return report('unknown-field', `A row of this kind has no "${field}".${near}`, at)
  }
  const kinds = kindsOf(schema)
  if (schema.kind === 'html' || ![...kinds].some((one) => scalars.has(one))) {
    const message = `"${field}" is ${schema.kind === 'html' ? 'HTML' : inWords(kinds)}; rows are chosen by texts, numbers, and true or false.`
    return report('wrong-input', message, at)
  }
  if (isBound(value) || kinds.has(typeof value)) return
  report('wrong-input', `"${field}" is ${inWords(kinds)}, not ${JSON.stringify(value)}.`, at)
}
