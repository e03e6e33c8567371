import type { Json } from './json-schema.ts'

const text = { type: 'string' }
const filters =
  '`eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `like`, `ilike`, `match`, `imatch`, `in`, `is`, `isdistinct`, `fts`, `plfts`, ' +
  '`phfts`, `wfts`, and for lists `cs`, `cd` and `ov`'

/** The filter of one column, in the dialect of PostgREST: https://docs.postgrest.org/en/stable/references/api/tables_views.html */
export const columnFilter = (name: string): Json => ({
  name,
  in: 'query',
  required: false,
  description: `A filter, \`operator.value\` or \`not.operator.value\`. The operators are ${filters}.`,
  schema: text,
})

/** What a request of a table may carry besides filters of columns, by the name of the component. */
export const restParameters: Record<string, Json> = {
  RestSelect: query('select', 'The columns of the answer: `name,text:message`, or `*`.'),
  RestOrder: query('order', 'The order: `sent_at.desc.nullslast,id`.'),
  RestOr: query('or', 'Filters of which one must hold: `(rating.gte.4,name.eq.Sari)`.'),
  RestAnd: query('and', 'Filters that must all hold, with others in them.'),
  RestLimit: { ...query('limit', 'The most rows.'), schema: { type: 'integer', minimum: 0 } },
  RestOffset: {
    ...query('offset', 'How many rows to leave out first.'),
    schema: { type: 'integer', minimum: 0 },
  },
  RestColumns: query('columns', 'The columns that are taken from the body; others are left out.'),
  RestRange: header('Range', 'The rows by their position: `0-19`.'),
  RestPrefer: header(
    'Prefer',
    '`count=exact`, `return=minimal`, `return=headers-only`, `return=representation`, `handling=strict`, `max-affected=…`, `tx=rollback`, `missing=default` or `resolution=…`.',
  ),
}

function query(name: string, description: string): Json {
  return { name, in: 'query', required: false, description, schema: text }
}

function header(name: string, description: string): Json {
  return { name, in: 'header', required: false, description, schema: text }
}
