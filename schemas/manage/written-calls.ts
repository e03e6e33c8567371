import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { endpoint, listOf } from '../endpoint.ts'
import { type CallsDeclared, deletionCalls, listed, NamedRow, shared } from './row-calls.ts'
import { storedShape } from './stored-form.ts'

const notNarrowed = bilingual({
  id: 'Daftar ini tidak dipersempit ke satu baris lain.',
  en: 'This list is not narrowed to another row.',
})

/** A row in the list of its area. */
export const ManagedItem = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string().nullable().describe('Null for rows without an address of their own.'),
  state: z
    .enum(['draft', 'pending', 'scheduled', 'published'])
    .describe(
      'Visitors see what is published, and what is scheduled from its date on. What is pending was written by others, and waits for the staff to publish it.',
    ),
  date: z.string().nullable().describe('The date of a row that has one.'),
})
export type ManagedItem = z.output<typeof ManagedItem>

/** An order of a list: by date, by name, or the order that the site gives its rows. */
export type ListSort = 'newest' | 'oldest' | 'name' | 'position'

interface CallsOfRows extends CallsDeclared {
  fields: z.ZodObject
  optional: Readonly<Record<string, unknown>>
  narrowing?: readonly string[]
  sorts: readonly [ListSort, ...ListSort[]]
}

export type WrittenCalls = ReturnType<typeof writtenCalls>

/** The calls of an area that people of the site write. */
export function writtenCalls(declared: CallsOfRows) {
  const { pathOf, ...common } = shared(declared)
  const { noun, plural } = declared
  const Row = z.object({ ...NamedRow.shape, ...storedShape(declared.fields.shape) })
  const left = Object.fromEntries(Object.keys(declared.optional).map((name) => [name, true]))
  return {
    list: endpoint({
      ...common,
      method: 'GET',
      path: pathOf('list'),
      summary: `The ${plural} of this site, with those that are not published.`,
      input: listInput(declared),
      output: listOf(ManagedItem),
    }),
    detail: endpoint({
      ...common,
      method: 'GET',
      path: pathOf('detail'),
      summary: `Every field of ${noun} that can be written.`,
      input: NamedRow,
      output: Row,
      isVersioned: true,
    }),
    /** 400 and 422 with the field, 409 for a taken slug. */
    create: endpoint({
      ...common,
      method: 'POST',
      path: pathOf('create'),
      summary: `Add ${noun}.`,
      input: z.strictObject(declared.fields.shape).partial(left as Record<string, true>),
      output: Row,
      success: 201,
      isVersioned: true,
    }),
    /** 404 when there is none, 412 when it has changed since it was read, else as above. */
    update: endpoint({
      ...common,
      method: 'POST',
      path: pathOf('update'),
      summary: `Change the given fields of ${noun}.`,
      input: z.strictObject({
        ...z.strictObject(declared.fields.shape).partial().shape,
        ...NamedRow.shape,
      }),
      output: Row,
      isVersioned: true,
    }),
    ...deletionCalls(declared),
  }
}

/** The query of a list: a page, words, a state, an order, and the row whose rows are wanted. */
const listInput = ({ sorts, narrowing = [] }: CallsOfRows) =>
  z.object({
    ...listed(),
    state: z.enum(['all', ...ManagedItem.shape.state.options]).default('all'),
    sort: z.enum(sorts).default(sorts[0]),
    of: z
      .uuid()
      .optional()
      .refine((id) => id === undefined || narrowing.length > 0, { error: notNarrowed })
      .describe(
        narrowing.length === 0 ? 'Refused by this list.' : `The id in ${narrowing.join(' or ')}.`,
      ),
  })
