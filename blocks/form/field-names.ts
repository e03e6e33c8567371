import { heldName, otherName, type FieldShape } from '#schemas/forms/field-shape.ts'
import type { EntryFieldProps, FormFieldProps } from './schema.ts'

/** The most entries of a group that a form shows. */
const mostEntries = 10

/** How many entries of a group a form has room for. */
export const entriesOf = ({ most = mostEntries }: FieldShape): number => Math.min(most, mostEntries)

/** The name of a field of one entry of a group, such as `members.0.email`. */
export const entryName = (group: string, entry: number, name: string): string =>
  `${group}.${entry}.${name}`

type Written = EntryFieldProps & Partial<Pick<FormFieldProps, 'fields' | 'other'>>

/** The names of the inputs by which a field is sent: one, or one for each entry or option. */
export function inputNames({ name, options, fields = [], other }: Written, shape: FieldShape) {
  if (shape.kind === 'texts') return options.map((_, i) => `${name}.${i}`)
  if (shape.kind === 'file') return [name, heldName(name)]
  if (shape.kind === 'group')
    return Array.from({ length: entriesOf(shape) }, (_, i) =>
      fields.map((field) => entryName(name, i, field.name)),
    ).flat()
  return other === undefined ? [name] : [name, otherName(name)]
}

/** What fields are called, by the names of their inputs; those of an entry have its number. */
export const labelsOf = (fields: readonly FormFieldProps[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, label, other, fields: ofEntry }) => [
      [name, label],
      ...(other === undefined ? [] : [[otherName(name), other]]),
      ...Array.from({ length: mostEntries }, (_, i) =>
        ofEntry.map((field) => [entryName(name, i, field.name), `${field.label} (${i + 1})`]),
      ).flat(),
    ]),
  )
