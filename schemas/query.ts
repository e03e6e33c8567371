import { z } from 'zod'
import { provinceNames } from './provinces.ts'
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

const Choices = z
  .array(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/, { error: 'must be one word' }))
  .min(1)
  .max(40)

const ChoiceParameter = z.strictObject({
  type: z.literal('choice'),
  of: z.union([Choices, z.literal('provinces')]).meta({
    description:
      'The values that may be asked for, in the order in which they are shown; "provinces" are those of Indonesia with their names.',
  }),
  default: z.string().max(60).optional(),
  names: z.record(z.string().max(60), LocalText).optional().meta({
    description:
      'What the values are called on links, and behind the title of the page that shows one which is not the default.',
  }),
})

const Written = z.union([
  z.int().min(1).max(500),
  z.literal('text'),
  Choices,
  z.discriminatedUnion('type', [NumberParameter, TextParameter, ChoiceParameter]),
])

type InFull =
  | z.output<typeof NumberParameter>
  | z.output<typeof TextParameter>
  | (Omit<z.output<typeof ChoiceParameter>, 'of'> & { of: string[] })

function inFull(written: z.output<typeof Written>): InFull {
  if (typeof written === 'number') return { type: 'number', min: 1, max: 500, default: written }
  if (written === 'text') return { type: 'text', max: 100 }
  if (Array.isArray(written)) return { type: 'choice', of: written }
  if (written.type !== 'choice') return written
  const { of, ...choice } = written
  if (of !== 'provinces') return { ...choice, of }
  return { names: provinceNames, ...choice, of: Object.keys(provinceNames) }
}

/**
 * One value that a visitor may set in the query of a page's address. What most lists declare has a short form: a number is
 * one from 1 with that default, "text" any words, and a list of words a choice without a default.
 */
export const QueryParameter = Written.transform(inFull)
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
      'What visitors may ask for behind the “?”, such as { "page": 1, "search": "text", "level": ["beginner", "advanced"] }. A node reads it with { "$query": "page" }; then every route of its page must declare the name.',
  })
export type RouteQuery = z.output<typeof RouteQuery>
