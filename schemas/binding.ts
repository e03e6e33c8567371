import { z } from 'zod'

/** The closed list of formats, applied to a bound value in order. `words:20` truncates to twenty words. */
export const Format = z
  .string()
  .regex(/^(stripHtml|words:[1-9]\d{0,2}|upper|lower|rupiah|number|date)$/, {
    error: 'must be one of stripHtml, words:<count>, upper, lower, rupiah, number, date',
  })
  .meta({ title: 'Format' })

/** A dot path into loaded data: `class.name`. The first segment is a resource of the page, `site` or `route`. */
export const BindingPath = z
  .string()
  .max(200)
  .regex(/^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z0-9_]+){0,7}$/, {
    error: 'must be a dot path of at most eight names, such as class.name',
  })

/** A field of a row, such as `description`, or an address with fields of the row, such as `/Lms/Features/:slug`. */
const RowValue = z
  .string()
  .max(500)
  .regex(/^([A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+){0,3}|page:[a-z0-9-]+|\/(?![/\\]).*)$/, {
    error: 'must be a field of the row, page:<page>, or a path such as /Portfolio/:kind/:slug',
  })

/** A value read from the page's data at render time. Data, never an expression. */
export const Binding = z
  .strictObject({
    $bind: BindingPath.meta({ description: 'Where the value stands, such as `class.name`.' }),
    fallback: z.unknown().optional().meta({ description: 'Used when there is no value.' }),
    format: z.array(Format).max(5).optional(),
    each: z.record(z.string().max(60), RowValue).optional().meta({
      description:
        'Of a list: where each item takes a value from, when the row has another name for it: { "text": "description" }.',
    }),
  })
  .meta({ title: 'Binding', description: 'A value taken from loaded data.' })
export type Binding = z.output<typeof Binding>

/** A value read from a parameter of the route: `{ "$route": "slug" }`. */
export const RouteParameter = z
  .strictObject({ $route: z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/) })
  .meta({ title: 'Route parameter', description: 'A parameter of the page’s path.' })
export type RouteParameter = z.output<typeof RouteParameter>

/** A value read from the query of the page's address: `{ "$query": "page" }`. */
export const QueryReference = z
  .strictObject({ $query: z.string().regex(/^[a-z][A-Za-z0-9]*$/) })
  .meta({
    title: 'Query value',
    description: 'A value of the query, which every route of the page must declare.',
  })
export type QueryReference = z.output<typeof QueryReference>
