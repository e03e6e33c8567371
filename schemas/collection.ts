import { z } from 'zod'
import { collectionKinds, type CollectionKindName } from './collections/index.ts'
import { limits } from './node.ts'
import { Slug } from './slug.ts'

const at = Slug.meta({ description: 'The slug of a row that a parent wrote.' })
const where = z.enum(['before', 'after', 'start', 'end']).meta({
  description: 'before or after the row "at"; or, without it, at the start or end.',
})

/** The changes of a parent's rows, in the words of a page's patch. */
const rowOperation = (row: z.ZodObject) =>
  z.discriminatedUnion('op', [
    z.strictObject({ op: z.literal('insert'), where, at: at.optional(), row }),
    z.strictObject({ op: z.literal('remove'), at }),
    z.strictObject({ op: z.literal('move'), at, where, to: at.optional() }),
    z.strictObject({ op: z.literal('replace'), at, row }),
    z.strictObject({
      op: z.literal('set'),
      at,
      fields: row.omit({ slug: true }).partial().meta({
        description: 'Merged into the row: objects deep, lists whole.',
      }),
    }),
    z.strictObject({
      op: z.literal('unset'),
      at,
      paths: z
        .array(z.string().max(500).regex(/^\//, { error: 'must be a JSON Pointer such as /cover' }))
        .min(1)
        .max(40)
        .meta({ description: 'JSON Pointers into the row, such as /cover.' }),
    }),
  ])

/** A file of collections/: rows of one kind, or changes of the parent's rows of that name. */
export const collectionFile = (kind: CollectionKindName) => {
  const { title, row } = collectionKinds[kind]
  return z
    .strictObject({
      $schema: z.string().optional(),
      kind: z.literal(kind),
      lock: z.boolean().optional().meta({
        description: 'Layouts that extend this one may not change the rows.',
      }),
      rows: z.array(row).max(limits.rows).optional(),
      patch: z.array(rowOperation(row)).max(limits.operations).optional().meta({
        description:
          'Changes of the rows that the parent wrote in its file of this name, in order.',
      }),
    })
    .meta({ title })
}
