import { z } from 'zod'
import { LocalText } from './text.ts'

const QueryName = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, {
  error: 'must be a name in letters and digits that begins with a lower-case letter, such as page',
})

const NumberParameter = z.strictObject({
  type: z.literal('number'),
  min: z.int().min(0).max(1_000_000).default(1),
  max: z.int().min(0).max(1_000_000).default(500),
  default: z.int().optional(),
})

const TextParameter = z.strictObject({
  type: z.literal('text'),
  max: z.int().min(1).max(200).default(100).meta({ description: 'The most characters.' }),
  rows: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]*$/)
    .optional()
    .meta({
      description:
        'The data of the page that has the row whose slug or id the text is: its name is behind the title.',
    }),
})

const ChoiceParameter = z.strictObject({
  type: z.literal('choice'),
  of: z
    .array(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/, { error: 'must be one word' }))
    .min(1)
    .max(40)
    .meta({
      description: 'The values that may be asked for, in the order in which they are shown.',
    }),
  default: z.string().max(60).optional(),
  names: z.record(z.string().max(60), LocalText).optional().meta({
    description:
      'What the values are called on links, and behind the title of the page that shows one which is not the default.',
  }),
})

/** One value that a visitor may set in the query of a page's address. */
export const QueryParameter = z.discriminatedUnion('type', [
  NumberParameter,
  TextParameter,
  ChoiceParameter,
])
export type QueryParameter = z.output<typeof QueryParameter>

/** The most values that a route may declare. */
const mostParameters = 8

/**
 * The query of a route by name. Names that are not declared change nothing; a value outside of its declaration
 * counts as the default, and the page is then not for search engines.
 */
export const RouteQuery = z
  .record(QueryName, QueryParameter)
  .refine((query) => Object.keys(query).length <= mostParameters)
  .meta({
    maxProperties: mostParameters,
    description:
      'What visitors may ask for behind the “?”, such as { "page": { "type": "number", "default": 1 } }. A node reads it with { "$query": "page" }; then every route of its page must declare the name.',
  })
export type RouteQuery = z.output<typeof RouteQuery>
